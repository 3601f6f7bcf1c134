/** Ids of cards, orders, questions, moves and texts, and numbers of seats: none of them may be read on a screen. */
import { COLOURS, KINDS } from '../src/cards/codes';

const ORDERS = 'classic|normale|two|small|mamma-mia';
const QUESTIONS = 'put|lay|draw|choose|cover|request|answer|commit|name|show';

export const RAW_ID = new RegExp(
  [
    `(?<![\\w-])(?:${ORDERS})-[a-z]+`,
    `(?<![\\w-])(?:${QUESTIONS})-[a-z]+(?:-[a-z]+)?(?![\\w-])`,
    `(?<![\\w-])[a-z]+-(?:${KINDS.join('|')})(?![\\w-])`,
    '(?<![\\w-])(?:pass-on|double-last)(?![\\w-])',
    '(?:pizza|solo|table|card|kind|double|order|pile|colour|home)-(?:[a-z]+-)*[a-z]+\\b(?=$|[^\\w-])',
    '(?:[Ss]eat|[Pp]lace|Platz|[Pp]osto|[Мм]есто) \\d',
    '[{}]|undefined|null|NaN',
  ].join('|'),
);
/** Words of the notation, which no language but English uses. */
export const FOREIGN_WORD = new RegExp(`(?<![\\w-])(?:${[...COLOURS, 'pineapple', 'mushroom', 'waiter'].join('|')})(?![\\w-])`);
