/**
 * The facts printed on cards, for drawing and explaining them: the needs and rules of orders, the points of SOLO. Whether
 * an order can be served is decided by the server.
 */
import { KINDS, orderParts, type Rank } from './codes';

type Of = string | readonly string[];
interface Entry {
  rule: string;
  one_card_for?: string;
  needs?: readonly { number: number; of: Of }[];
  anything?: number;
  crossed_out?: string;
  double_cards?: boolean;
  contest?: string;
  series?: boolean;
}
type Deck = Record<string, Entry>;

// The orders of each box, as strict JSON that tests/unit/page/test_cards.py compares with the deck files.
export const NEEDS: Record<string, Deck> =
  // NEEDS begin
  {
    "mamma-mia": {
      "classic-four": {
        "rule": "order.classic-four",
        "one_card_for": "other",
        "needs": [{ "number": 1, "of": "own" }, { "number": 4, "of": "this" }]
      },
      "classic-all": { "rule": "order.classic-all", "needs": [{ "number": 1, "of": "all" }] },
      "bombastica": { "rule": "order.bombastica", "anything": 15 },
      "monotoni": { "rule": "order.monotoni", "needs": [{ "number": 1, "of": "own" }, { "number": 6, "of": "joker" }] },
      "minimale": {
        "rule": "order.minimale",
        "needs": [{ "number": 1, "of": "own" }, { "number": 3, "of": "scarcest" }]
      }
    },
    "sole-mio": {
      "quartet": {
        "rule": "order.quartet",
        "one_card_for": "other", "needs": [{ "number": 4, "of": "this" }], "series": true
      },
      "two-each": { "rule": "order.two-each", "needs": [{ "number": 2, "of": "others" }] },
      "duel": { "rule": "order.duel", "contest": "duel" },
      "match": { "rule": "order.match", "contest": "match" },
      "absent": {
        "rule": "order.absent",
        "crossed_out": "own", "needs": [{ "number": 2, "of": "joker" }, { "number": 2, "of": "joker" }]
      },
      "two-doubles": {
        "rule": "order.two-doubles",
        "double_cards": true,
        "needs": [{ "number": 1, "of": "any joker" }, { "number": 1, "of": "any joker" }]
      },
      "ladder": {
        "rule": "order.ladder",
        "needs": [
          { "number": 4, "of": "any joker" },
          { "number": 3, "of": "any joker" },
          { "number": 2, "of": "any joker" },
          { "number": 1, "of": "any joker" }
        ]
      },
      "takeover": { "rule": "order.takeover", "needs": [{ "number": 4, "of": "chef" }] }
    },
    "plus": {
      "normale-four": {
        "rule": "plus.normale",
        "one_card_for": "other",
        "needs": [{ "number": 1, "of": "own" }, { "number": 4, "of": "this" }]
      },
      "normale-all": { "rule": "plus.normale", "needs": [{ "number": 1, "of": "all" }] },
      "normale-pairs": {
        "rule": "plus.normale",
        "needs": [{ "number": 1, "of": "own" }, { "number": 2, "of": "-1" }, { "number": 2, "of": "+1" }]
      },
      "bombastica": { "rule": "plus.bombastica", "anything": 15 },
      "monotoni": { "rule": "plus.monotoni", "needs": [{ "number": 1, "of": "own" }, { "number": 6, "of": "joker" }] },
      "ciottona": {
        "rule": "plus.ciottona",
        "needs": [{ "number": 1, "of": "own" }, { "number": 4, "of": "joker" }, { "number": 4, "of": "joker" }]
      },
      "small-monotoni": {
        "rule": "plus.small-monotoni",
        "crossed_out": "own", "needs": [{ "number": 5, "of": "joker" }]
      },
      "mini": { "rule": "plus.mini", "crossed_out": "own", "needs": [{ "number": 3, "of": "+3" }] },
      "minimale": {
        "rule": "plus.minimale",
        "needs": [{ "number": 1, "of": "own" }, { "number": 4, "of": "scarcest" }]
      },
      "mamma-mia-far": {
        "rule": "plus.mamma-mia",
        "needs": [{ "number": 1, "of": "own" }, { "number": 5, "of": ["-2", "+2"] }]
      },
      "mamma-mia-near": {
        "rule": "plus.mamma-mia",
        "needs": [{ "number": 1, "of": "own" }, { "number": 5, "of": ["-1", "+1"] }]
      }
    }
  };
// NEEDS end

/** A number of ingredients of one kind. */
export interface Need {
  /** Null: the owner's choice, or decided by the table. */
  kind: number | null;
  number: number;
  /** Needs of one group have the same kind, different groups different kinds. */
  group: number;
  /** The kinds that the owner may choose from. */
  among?: number[];
  /** Decided by the table: the scarcest kind, the chef's own, or any kinds mixed (the number is then a minimum). */
  by?: 'scarcest' | 'chef' | 'mixed';
  /** The number is of double cards, not of ingredients. */
  double?: boolean;
}

const PLUS_ONLY = KINDS.indexOf('shrimp');

/** The boxes that a game's orders come from; of an unknown game all, the older first. */
function boxes(variant: string | undefined, own: number): string[] {
  if (variant === 'plus' || own === PLUS_ONLY) return ['plus'];
  if (variant === 'mamma-mia' || variant === 'sole-mio') return [variant];
  return variant === 'grande' ? ['mamma-mia', 'sole-mio'] : Object.keys(NEEDS);
}

function find(order: string, own: number, variant?: string): { box: string; entry: Entry; shown: number } | null {
  const { sort, kind } = orderParts(order);
  for (const box of boxes(variant, own)) {
    const entry = NEEDS[box]?.[sort];
    if (entry) return { box, entry, shown: kind ?? own };
  }
  return null;
}

const kindsIn = (box: string): number => (box === 'plus' ? KINDS.length : PLUS_ONLY);

/** The needs of an order of the player who owns kind `own`; the variant matters for minimale (3, in Plus 4). */
export function needsOf(order: string, own: number, variant?: string, chef?: number): Need[] {
  const found = find(order, own, variant);
  if (!found) return [];
  const { box, entry, shown } = found;
  if (entry.anything) return [{ kind: null, number: entry.anything, group: 0, by: 'mixed' }];
  const double = entry.double_cards ? { double: true } : {};
  const needs = (entry.needs ?? []).flatMap(({ number, of }) => {
    const kinds = kindsNamed(of, own, shown, kindsIn(box), chef);
    return kinds.map((kind) => ({ kind, number, ...reason(of, own, box), ...double }));
  });
  return needs.map((need, group) => ({ ...need, group }));
}

/** The kinds that `of` means; null where it is a choice. */
function kindsNamed(of: Of, own: number, shown: number, circle: number, chef?: number): (number | null)[] {
  const all = Array.from({ length: circle }, (_, kind) => kind);
  if (of === 'own') return [own];
  if (of === 'this') return [shown];
  if (of === 'all') return all;
  if (of === 'others') return all.filter((kind) => kind !== own);
  if (of === 'chef') return [chef ?? null];
  return typeof of === 'string' && /^[+-]/.test(of) ? [placesOn(of, own, circle)] : [null];
}

function reason(of: Of, own: number, box: string): Pick<Need, 'by' | 'among'> {
  if (of === 'scarcest' || of === 'chef') return { by: of };
  return typeof of === 'string' ? {} : { among: of.map((places) => placesOn(places, own, kindsIn(box))) };
}

/** The kind some places from the own one, in the circle of kinds. */
const placesOn = (places: string, own: number, circle: number): number => (own + Number(places) + circle) % circle;

/** The kind that must not be on the table, if the order crosses one out. */
export function crossedOut(order: string, own: number, variant?: string): number | null {
  return find(order, own, variant)?.entry.crossed_out === 'own' ? own : null;
}

/** The rule of an order; null for an unknown one. */
export function ruleOfOrder(order: string, own: number, variant?: string): string | null {
  return find(order, own, variant)?.entry.rule ?? null;
}

/** All order cards of a colour in a game, in the order of its decks. */
export function ordersOf(own: number, variant: string): string[] {
  return boxes(variant, own).flatMap((box) =>
    Object.entries(NEEDS[box]!).flatMap(([sort, { one_card_for }]) => {
      if (!one_card_for) return [sort];
      const others = KINDS.slice(0, kindsIn(box)).filter((_, kind) => kind !== own);
      return others.map((kind) => `${sort}-${kind}`);
    }),
  );
}

// The points of SOLO cards, as strict JSON that tests/unit/page/test_cards.py compares with the deck file.
export const SOLO_POINTS: Record<Rank, number> =
  // POINTS begin
  {
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
    "skip": 20, "reverse": 10, "draw-two": 30, "swap": 30,
    "choose-colour": 40, "draw-four": 50, "pass-on": 40
  };
// POINTS end
