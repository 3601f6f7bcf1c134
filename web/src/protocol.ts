// Made by `./forno protocol typescript` from the structs in forno.server.protocol. Do not edit.

export const VERSION = 1;

/** All that a client may send through a socket. */
export type Spoken =
  | Hello
  | Act
  | TakeBack
  | Agree
  | Sit
  | Leave
  | Rekey
  | Say
  | Mute
  | Contribute
  | Again
  | Share
  | SeatBot
  | FreeSeat
  | Reserve
  | Change
  | Resize
  | HandOver
  | Start
  | Close
  | Why
  | Hint;

/** All that the server may send through a socket. */
export type Told = Welcome | State | Frame | Done | Refusal | Fine | Advice | Here | Bye;

/**
 * A finished game step by step, with a frame for each viewer; null where that one saw nothing of
 * the step.
 */
export type Replay = (Frame | null)[][];

/** A secret of 128 bits or more, base64url. Whoever has it has the seat. */
export type Key = string;

/** 128 random bits made by the client, as 32 hexadecimal digits. */
export type CommandId = string;

/** The name of a table on the server. */
export type RoomId = string;

/** Seats count from 0. */
export type SeatNumber = number;

/** A SHA-256 hash, 64 hexadecimal digits; empty before the first frame. */
export type Digest = string;

/** A name as it was typed; house.name says which are accepted. */
export type Nickname = string;

/** A level of bots, out of GET /api/games. */
export type Level = string;

/** A game's own options by name; what is left out has its default. */
export type GameOptions = Record<string, string>;

/** What happened at the table besides the game itself. */
export type AnyNews =
  | Sat
  | Left
  | Hosting
  | Began
  | TimedOut
  | WentAway
  | CameBack
  | Overtaken
  | Beaten
  | UndoAsked
  | UndoDeclined
  | TookBack
  | Said
  | Ended
  | Closed;

/** How long a decision may take. */
export type AnyClock = NoClock | Each | Days;

/** Of any game. */
export type AnyView = PizzaView | SoloView;

/** Of any game. */
export type AnyMove = PizzaMove | SoloMove;

/** Of any game. */
export type AnyEvent = PizzaEvent | SoloEvent;

export type PizzaMove =
  | PizzaPut
  | PizzaLay
  | Pass
  | PizzaDraw
  | PizzaServe
  | PizzaFail
  | PizzaAsk
  | PizzaWay
  | PizzaWant
  | PizzaNumber
  | PizzaKind
  | PizzaGive
  | PizzaRefuse
  | PizzaSeries
  | PizzaCommit
  | PizzaShow
  | PizzaShowCard
  | PizzaName;

export type PizzaEvent =
  | PizzaDealt
  | PizzaRoundBegan
  | PizzaTurnBegan
  | PizzaAnnounced
  | PizzaNothingPut
  | PizzaOrderLaid
  | PizzaDrew
  | PizzaChefDrawn
  | PizzaRoundEnded
  | PizzaRevealed
  | PizzaOrderRevealed
  | PizzaSeriesLaid
  | PizzaHelpAsked
  | PizzaHelpRefused
  | PizzaHelpGiven
  | PizzaServed
  | PizzaFailed
  | PizzaRewarded
  | PizzaDuelCommitted
  | PizzaDuelAnswered
  | PizzaOpponentNamed
  | PizzaCardShown
  | PizzaChefMoved
  | PizzaLeftovers
  | PizzaGameEnded;

export type SoloMove = SoloPlay | SoloJump | SoloDraw | SoloKeep | Pass | SoloColour | SoloSwap;

export type SoloEvent =
  | SoloHandBegan
  | SoloDealt
  | SoloDrew
  | SoloReceived
  | SoloStarted
  | SoloPlayed
  | SoloColourNamed
  | SoloHandsSwapped
  | SoloHandKept
  | SoloHandsPassed
  | SoloKept
  | SoloPassed
  | SoloForgot
  | SoloSkipped
  | SoloReversed
  | SoloPenaltyTaken
  | SoloReshuffled
  | SoloTurnBegan
  | SoloHandEnded
  | SoloGameEnded;

/**
 * Who I am and what I have. Without a key: one who watches. `have` frames whose last hash is
 * `hash`; nothing given: the state as it is now.
 */
export interface Hello {
  type: "hello";
  version: number;
  key?: Key | null;
  /** Default: "en" */
  lang?: string;
  have?: number | null;
  hash?: Digest;
}

/**
 * A move, as JSON or as text, and what it answers: which game at this table, and which decision of
 * it.
 */
export interface Act {
  type: "act";
  id: CommandId;
  number: number;
  decision: number;
  move: AnyMove | string;
}

/** Take back my last move: freely, or by asking the others. (house.undo, house.undo-agree) */
export interface TakeBack {
  type: "take-back";
  id: CommandId;
}

/** Yes or no to the move that somebody wants to take back. */
export interface Agree {
  type: "agree";
  id: CommandId;
  yes: boolean;
}

/**
 * Take a seat: a free one, this one, or the one that an invitation was made for. The key is made by
 * the client.
 */
export interface Sit {
  type: "sit";
  id: CommandId;
  name: Nickname;
  key: Key;
  seat?: SeatNumber | null;
  invite?: Key | null;
}

/** Get up: before the start the seat becomes free, later a bot plays for it. */
export interface Leave {
  type: "leave";
  id: CommandId;
}

/** Change the lock: from now on only this key opens my seat. */
export interface Rekey {
  type: "rekey";
  id: CommandId;
  key: Key;
}

/** A line of free text, or a ready phrase. */
export interface Say {
  type: "say";
  id: CommandId;
  text?: string;
  phrase?: string;
}

/** Hear nothing more from this seat, or hear it again. */
export interface Mute {
  type: "mute";
  id: CommandId;
  seat: SeatNumber;
  /** Default: true */
  on?: boolean;
}

/** My device's words for the shuffle, said after the commitment was seen. (house.fair) */
export interface Contribute {
  type: "contribute";
  id: CommandId;
  words: string;
}

/** Another game, at the same table with the same people. */
export interface Again {
  type: "again";
  id: CommandId;
}

/** I agree that the finished game may be seen by anybody with the link. */
export interface Share {
  type: "share";
  id: CommandId;
}

/** Put a bot into a seat, or change its level. */
export interface SeatBot {
  type: "seat-bot";
  id: CommandId;
  seat: SeatNumber;
  level: Level;
}

/** Remove a guest, a bot or a reservation before the start. */
export interface FreeSeat {
  type: "free-seat";
  id: CommandId;
  seat: SeatNumber;
}

/** Keep a seat for whoever brings this invitation. */
export interface Reserve {
  type: "reserve";
  id: CommandId;
  seat: SeatNumber;
  invite: Key;
}

/** Change the table's settings; options only before the start. */
export interface Change {
  type: "change";
  id: CommandId;
  settings: TableSettings;
  options?: GameOptions | null;
}

/** What the host chooses, before and beside the game's own options. */
export interface TableSettings {
  /** Default: {"clock": "none"} */
  clock?: AnyClock;
  /**
   * Milliseconds that jumping in stays open for after each discard. (house.window) Default: 1500
   */
  window?: number;
  /** Default: "free" */
  talk?: "free" | "off" | "phrases";
  /** Default: true */
  spectators?: boolean;
  /** In the public list of tables? Default: false */
  listed?: boolean;
  /** Default: false */
  locked?: boolean;
  /** May players ask what a good bot would do? (house.hints) Default: true */
  hints?: boolean;
}

/** As long as people like. */
export interface NoClock {
  clock: "none";
}

/**
 * So many seconds for each decision, and a bank for the whole game where longer thoughts are paid
 * from.
 */
export interface Each {
  clock: "each";
  seconds: number;
  /** Default: 0 */
  bank?: number;
}

/** So many days for each decision; nobody needs to stay connected. */
export interface Days {
  clock: "days";
  days: number;
}

/** Another number of seats, before the start; seats that go must be empty. */
export interface Resize {
  type: "resize";
  id: CommandId;
  seats: number;
}

/** Make somebody else the host. */
export interface HandOver {
  type: "hand-over";
  id: CommandId;
  seat: SeatNumber;
}

/** Deal. Empty seats are filled with bots of this level, if one is named. */
export interface Start {
  type: "start";
  id: CommandId;
  fill?: Level | null;
}

/** End the table for good. */
export interface Close {
  type: "close";
  id: CommandId;
}

/**
 * Would this move be refused, and why? Answered by `fine`, or by the refusal that `act` would get.
 */
export interface Why {
  type: "why";
  id: CommandId;
  number: number;
  decision: number;
  move: AnyMove | string;
}

/** What would a good bot do in my seat, and why? Answered by `advice`. (house.hints) */
export interface Hint {
  type: "hint";
  id: CommandId;
  number: number;
  decision: number;
}

/** Open a table and sit down at its first seat. Sent by POST, not through a socket. */
export interface Open {
  type: "open";
  id: CommandId;
  game: string;
  seats: number;
  name: Nickname;
  key: Key;
  options?: GameOptions;
  settings?: TableSettings;
  /** Fill the other seats with bots of this level. */
  bots?: Level | null;
}

/** You are known. `now` is the server's time, for clocks. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  now: number;
}

/** All there is to know now; frames after number `n` with hash `hash` follow. */
export interface State {
  type: "state";
  n: number;
  hash: string;
  seq: number;
  room: RoomView;
  game: GameView | null;
}

/** The table besides its game, the same for everybody. */
export interface RoomView {
  room: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  settings: TableSettings;
  status: "closed" | "lobby" | "over" | "playing";
  /** Which game at this table this is, or will be; the first is 1. */
  number: number;
  host: number;
  chairs: Chair[];
  /** The hash of the secret of the next or the running deal. */
  commitment: string;
  shared: boolean;
}

/** A seat as everybody sees it. */
export interface Chair {
  /** Empty while the seat is free. */
  name: string;
  /** The level, if a bot sits here. */
  bot: string;
  /** A bot plays for its absent player. */
  away: boolean;
  reserved: boolean;
  contributed: boolean;
  shares: boolean;
}

/** The game as one viewer may know it. Events, view and moves are those of the game's own JSON. */
export interface GameView {
  number: number;
  decision: number | null;
  /**
   * What this viewer heard: in a frame since the frame before; in a state, what it may be shown of
   * the past.
   */
  events: AnyEvent[];
  view: AnyView;
  /** The moves that this viewer may make now. */
  options: AnyMove[];
  clock: ClockView;
  window: WindowView | null;
  undo: UndoView | null;
  outcome: Outcome | null;
}

/**
 * Who is spending time, until when (milliseconds since 1970), and what each seat has in the bank.
 */
export interface ClockView {
  seat: number | null;
  ends: number | null;
  bank: number[];
}

/**
 * Jumping in is open until then; `claim` is what this viewer has answered, sealed until it closes.
 */
export interface WindowView {
  ends: number;
  claim: AnyMove | null;
}

/** A wish to take back a move, and who has agreed. */
export interface UndoView {
  seat: number;
  agreed: number[];
}

/**
 * The next piece of a viewer's stream. The hash of a frame is SHA-256 of the previous hash (32
 * bytes) and the frame's bytes as they came; `prev` is the previous hash.
 */
export interface Frame {
  type: "frame";
  n: number;
  prev: string;
  seq: number;
  at: number;
  /** Default: [] */
  news?: AnyNews[];
  room?: RoomView | null;
  game?: GameView | null;
}

/** Somebody, or a bot, took a seat. */
export interface Sat {
  news: "sat";
  seat: number;
  name: string;
}

/** A seat became free before the start; removed: by the host. */
export interface Left {
  news: "left";
  seat: number;
  name: string;
  removed: boolean;
}

/** Somebody is the host from now on. */
export interface Hosting {
  news: "hosting";
  seat: number;
}

/**
 * Cards are dealt. The commitment was shown before; root and places promise every hidden card.
 * (house.fair)
 */
export interface Began {
  news: "began";
  number: number;
  commitment: string;
  contributions: string[];
  root: string;
  places: string;
}

/** Time ran out, and the default was played. (house.time-out) */
export interface TimedOut {
  news: "timed-out";
  seat: number;
}

/** A bot plays for an absent player. (house.absent) */
export interface WentAway {
  news: "went-away";
  seat: number;
}

/** The player has the seat again. */
export interface CameBack {
  news: "came-back";
  seat: number;
}

/** To one seat: somebody jumped in before its move counted. (house.jumped) */
export interface Overtaken {
  news: "overtaken";
  seat: number;
  by: number;
}

/** To one seat: somebody was quicker to jump in, by so many milliseconds. (house.beaten) */
export interface Beaten {
  news: "beaten";
  seat: number;
  by: number;
  milliseconds: number;
}

/** Somebody would like to take back a move. (house.undo-agree) */
export interface UndoAsked {
  news: "undo-asked";
  seat: number;
}

/** Somebody did not agree. */
export interface UndoDeclined {
  news: "undo-declined";
  seat: number;
}

/** So many moves are undone, back to before that seat's last one. */
export interface TookBack {
  news: "took-back";
  seat: number;
  moves: number;
}

/** A line of talk: free text, or the name of a ready phrase. */
export interface Said {
  news: "said";
  seat: number;
  text: string;
  phrase: string;
}

/** The game is over. */
export interface Ended {
  news: "ended";
  number: number;
}

/** The table is closed. */
export interface Closed {
  news: "closed";
}

/** The command is in the log for good, at this place. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The command is refused by this rule; the text is in the greeting's language. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  rule: string;
  values: Record<string, number | string>;
  text: string;
}

/** The answer to `why`: this move would be accepted now. */
export interface Fine {
  type: "fine";
  id: string;
}

/**
 * The answer to `hint`: what a good bot would do with what this seat may know, and why in one
 * sentence.
 */
export interface Advice {
  type: "advice";
  id: string;
  /** One of the options; `pass` to one who could jump in and should rather not. */
  move: AnyMove;
  /** In the greeting's language. */
  text: string;
  /**
   * The name of the reason, and the values in it: numbers, seats, cards and orders as the notation
   * writes them.
   */
  reason: string;
  values: Record<string, number | string>;
}

/** Which seats are connected, and how many watch. */
export interface Here {
  type: "here";
  seats: boolean[];
  watching: number;
}

/** The connection ends, by this rule. */
export interface Bye {
  type: "bye";
  rule: string;
  text: string;
}

/** The answer to Open. */
export interface OpenTable {
  room: RoomId;
  seat: number;
  /** The path to share: /t/ROOM */
  link: string;
  seq: number;
}

/** The games on offer. The response to GET /api/games. */
export interface Catalogue {
  /** Of this protocol. */
  version: number;
  games: OnOffer[];
  /** The levels that bots can have. */
  bots: string[];
  phrases: string[];
  languages: string[];
}

/** A game on offer: the version of its rules, the numbers of players, and its options. */
export interface OnOffer {
  game: string;
  rules: number;
  least: number;
  most: number;
  options: Option[];
}

/**
 * A choice that a table makes before the deal. No values listed: a text that the game reads itself.
 */
export interface Option {
  name: string;
  rule: string;
  values: string[];
  default: string;
}

/** A room in the public list. GET /api/tables responds with a list of these. */
export interface ListedTable {
  room: string;
  game: string;
  status: string;
  number: number;
  locked: boolean;
  spectators: boolean;
  options: Record<string, string>;
  chairs: Chair[];
}

/** A lesson, playable without a server. The response to GET /api/lessons/GAME. */
export interface Lesson {
  game: string;
  /** By its name in the texts. */
  title: string;
  /** The learner's. */
  seat: number;
  /** The ids of the rules that the lesson shows. */
  rules: string[];
  room: RoomView;
  beats: LessonBeat[];
}

/**
 * One line of a lesson, and the game as the learner knows it after it. A beat with `ask` is said
 * while the table is still as after the beat before it, which then has the options. Its own game is
 * how it goes on once the learner has made one of these moves.
 */
export interface LessonBeat {
  /** A new scene lays a new position: nothing leads there from the game before. */
  scene: number;
  /** The chef's line, by its name in the texts. */
  say: string;
  /** The target of the chef's pointer. */
  point: "hand" | "kitchen" | "orders" | "oven" | "pile" | "places" | "question" | "waiter" | null;
  /** The chef's answer to another legal move, by its name in the texts. */
  wrong: string | null;
  /** The moves that are asked for; empty in a beat that only tells or shows. */
  ask: AnyMove[];
  /** The seat whose move this beat shows or asks for; null for none, or for several seats. */
  seat: number | null;
  game: GameView;
}

/**
 * A review of a seat's decisions, with luck split from skill: `result` is `share` + `deal` + `luck`
 * + `skill`.
 */
export interface GameReview {
  seat: number;
  /** The probability of winning before the deal, the same for all. */
  share: number;
  deal: number;
  luck: number;
  /** All edges together. */
  skill: number;
  /** The standard error of the skill. */
  error: number;
  /** 1 for a win, a part of it where it is shared, else 0. */
  result: number;
  decisions: ReviewedDecision[];
}

/** One choice of a seat. All figures are in parts of one game won. */
export interface ReviewedDecision {
  /** As in `GameView.decision`: the step of the replay that shows what the seat knew. */
  decision: number;
  chosen: AnyMove;
  /** The move of the bot `master`. */
  best: AnyMove;
  /** Is that what was chosen? */
  same: boolean;
  /** The seat's probability of winning before the choice. */
  outlook: number;
  /** The change of that probability by the choice. */
  edge: number;
  /** The change by chance and the other seats, until the seat's next choice or the end. */
  luck: number;
  /** The estimated loss of the chosen move against master's. */
  loss: number;
  /** Its standard error. */
  error: number;
  /** Why master's move, in one sentence. */
  why: string;
}

/** How a game ended: each seat's score and place (1 is first; the tied share a place). */
export interface Outcome {
  scores: number[];
  places: number[];
}

/** A pizza table as one viewer sees it. */
export interface PizzaView {
  game: "pizza";
  /** A seat, counted from 0; null is the public. */
  viewer: number | null;
  /** What is asked; null when the game is over. */
  question: Question | null;
  variant: string;
  round: number;
  rounds: number;
  emptying: boolean;
  places: PizzaPlace[];
  /** The viewer's own cards, sorted; null for the public. */
  ingredients: number[] | null;
  orders: string[] | null;
  kitchen: number;
  oven: number;
  /** The oven's top card; nothing while it is emptied. */
  top: number | PizzaLaidOrder | null;
  table: number[];
  open: PizzaLaidOrder[];
  used: number;
  served_pile: number;
  starter: number;
  chef: number;
  holder: number;
}

/** What everybody may know of the decision on top of the agenda. */
export interface Question {
  id: number;
  name: string;
  seat: number;
  /** Facts that belong to it, as JSON has them. */
  shown: Record<string, unknown>;
}

/** A seat as everybody sees it: its piles and how many cards of each back it holds. */
export interface PizzaPlace {
  own: number;
  ingredients: number;
  orders: number;
  waiter: number;
  /** null in Plus, where served orders lie face down in one pile. (end.plus-count) */
  served: string[] | null;
  gone: number;
}

/** An order that lies open, and whose it is. */
export interface PizzaLaidOrder {
  seat: number;
  order: string;
}

/**
 * `put 3 salami`, `put 3 salami, 1 double`, `put 3 salami, 1 double last` (the double lies on top).
 */
export interface PizzaPut {
  move: "put";
  kind: number;
  singles: number;
  /** Default: 0 */
  doubles?: number;
  /** Default: false */
  double_last?: boolean;
}

/** `lay quartet-olive` */
export interface PizzaLay {
  move: "lay";
  order: string;
}

/** Nothing, please. */
export interface Pass {
  move: "pass";
}

/** `draw kitchen`, `draw waiter` */
export interface PizzaDraw {
  move: "draw";
  pile: "kitchen" | "waiter";
}

/** `serve 4 pineapple, pepper with pineapple`: the way, and the cards that come from the hand. */
export interface PizzaServe {
  move: "serve";
  /** Default: [] */
  way?: number[];
  /** Default: [] */
  cards?: number[];
}

/** `fail`: let the order fail. */
export interface PizzaFail {
  move: "fail";
}

/** `ask`: ask for help. */
export interface PizzaAsk {
  move: "ask";
}

/** `way 4 salami, 3 pineapple, 2 mushroom, olive`: the way to be served with help. */
export interface PizzaWay {
  move: "way";
  way: number[];
}

/** `want mushroom, olive pledging mushroom`: what is asked, and what the owner will add. */
export interface PizzaWant {
  move: "want";
  request: number[];
  /** Default: [] */
  pledge?: number[];
}

/** `number 5 pledging 2 salami`: for a bombastica, how many are asked in all. */
export interface PizzaNumber {
  move: "number";
  asked: number;
  /** Default: [] */
  pledge?: number[];
}

/** `kind 3 olive`: for a bombastica, how many of a kind are asked. */
export interface PizzaKind {
  move: "kind";
  kind: number;
  number: number;
}

/** `give 2 olive` */
export interface PizzaGive {
  move: "give";
  cards: number[];
}

/** `refuse` */
export interface PizzaRefuse {
  move: "refuse";
}

/**
 * `series quartet-mushroom=4, quartet-salami=3`: the revealed quartet takes the number left over.
 */
export interface PizzaSeries {
  move: "series";
  orders: string[];
  numbers: number[];
}

/**
 * `commit 3 with 2 mushroom`: how many in all, and the cards among them that come from the hand.
 */
export interface PizzaCommit {
  move: "commit";
  total: number;
  /** Default: [] */
  cards?: number[];
}

/** `show`: in a duel, show all one holds of the kind. */
export interface PizzaShow {
  move: "show";
}

/** `show-card double pepper`: the card the named opponent shows. */
export interface PizzaShowCard {
  move: "show-card";
  card: number;
}

/** `name 2`: the opponent who shall show a card. */
export interface PizzaName {
  move: "name";
  seat: number;
}

/** A starting hand; the cards are told to its seat alone. (setup.deal, setup.orders) */
export interface PizzaDealt {
  event: "dealt";
  seat: number;
  count: number;
  ingredients: number[] | null;
  orders: string[] | null;
}

export interface PizzaRoundBegan {
  event: "round-began";
  round: number;
  seat: number;
  kitchen: number;
}

export interface PizzaTurnBegan {
  event: "turn-began";
  seat: number;
}

/** Ingredients went into the oven: kind and number are said to all. (turn.announce) */
export interface PizzaAnnounced {
  event: "announced";
  seat: number;
  kind: number;
  number: number;
  doubles: number;
  top: number;
}

/** A turn without an ingredient card. (turn.no-ingredients) */
export interface PizzaNothingPut {
  event: "nothing-put";
  seat: number;
}

export interface PizzaOrderLaid {
  event: "order-laid";
  seat: number;
  order: string;
}

/** Cards drawn; which ones is told to the seat alone. (turn.draw) */
export interface PizzaDrew {
  event: "drew";
  seat: number;
  pile: "kitchen" | "waiter";
  count: number;
  ingredients: number[] | null;
  orders: string[] | null;
}

/** The chef card was drawn and lies face up. (chef.drawn) */
export interface PizzaChefDrawn {
  event: "chef-drawn";
  seat: number;
}

/** The oven is turned over; the chef empties it. (round.end, turn.stall) */
export interface PizzaRoundEnded {
  event: "round-ended";
  round: number;
  chef: number;
  stalled: boolean;
}

/** Ingredients come out of the oven onto the table. (bake.sort) */
export interface PizzaRevealed {
  event: "revealed";
  cards: number[];
}

export interface PizzaOrderRevealed {
  event: "order-revealed";
  seat: number;
  order: string;
}

/**
 * Quartets laid from hand, and the number each of them needs, the revealed one first.
 * (order.series)
 */
export interface PizzaSeriesLaid {
  event: "series-laid";
  seat: number;
  orders: string[];
  numbers: number[];
}

/** The request, the same for everybody asked. (help.ask) */
export interface PizzaHelpAsked {
  event: "help-asked";
  seat: number;
  request: number[];
}

export interface PizzaHelpRefused {
  event: "help-refused";
  seat: number;
}

export interface PizzaHelpGiven {
  event: "help-given";
  seat: number;
  cards: number[];
}

/**
 * Orders served: from the table, and from the owner's hand. (bake.served) With help, the way and
 * the pledge come to light. (help.way-fixed)
 */
export interface PizzaServed {
  event: "served";
  seat: number;
  orders: string[];
  table: number[];
  cards: number[];
  helped: boolean;
}

/**
 * Orders that failed, in the order in which they go under the waiter or out of the game.
 * (bake.failed)
 */
export interface PizzaFailed {
  event: "failed";
  seat: number;
  orders: string[];
}

/** A helper's reward; in Plus nobody sees which. (help.reward) */
export interface PizzaRewarded {
  event: "rewarded";
  seat: number;
  order: string | null;
  hidden: boolean;
}

export interface PizzaDuelCommitted {
  event: "duel-committed";
  seat: number;
  table: number[];
  cards: number[];
}

/** What an opponent shows in a duel; nothing if they decline. (order.duel-show-all) */
export interface PizzaDuelAnswered {
  event: "duel-answered";
  seat: number;
  cards: number[];
}

export interface PizzaOpponentNamed {
  event: "opponent-named";
  seat: number;
  opponent: number;
}

/** The card shown in a match, and taken back. (order.match) */
export interface PizzaCardShown {
  event: "card-shown";
  seat: number;
  card: number;
}

/** A takeover was served: its owner is chef. (order.takeover) */
export interface PizzaChefMoved {
  event: "chef-moved";
  seat: number;
}

/** What stays on the table becomes the new oven. (round.leftovers) */
export interface PizzaLeftovers {
  event: "leftovers";
  cards: number[];
}

/** Served orders, laid open, and ingredients left in hand, by seat. (end.winner, end.plus-count) */
export interface PizzaGameEnded {
  event: "game-ended";
  served: string[][];
  ingredients: number[];
}

/**
 * The open things, and the viewer's own hand. Cards and colours are codes, as in `cards`; seats
 * count from 0.
 */
export interface SoloView {
  game: "solo";
  /** A seat, counted from 0; null is the public. */
  viewer: number | null;
  /** What is asked; null when the game is over. */
  question: Question | null;
  /** The viewer's own hand, sorted; the public has none. */
  hand: number[] | null;
  /** The card that the viewer has just drawn and not decided on. */
  drawn: number | null;
  /** Of each other hand, the cards that the viewer gave away and that are still there. */
  known: number[][];
  sizes: number[];
  top: number;
  colour: number;
  direction: number;
  penalty: number;
  pile: number;
  /** How many lie below the top. */
  discards: number;
  turn: number | null;
  /** Who discarded last. */
  last: number;
  /** The decision since which the top card may be jumped in on. */
  window: number;
  dealer: number;
  number: number;
  totals: number[];
}

/**
 * Discard a card, or with triples several, calling SOLO or not: `play red 7 solo`. (solo.follow,
 * solo.call)
 */
export interface SoloPlay {
  move: "play";
  cards: number[];
  /** Default: false */
  solo?: boolean;
}

/** Discard exactly the top card out of turn: `jump red 7`. (solo.jump-in) */
export interface SoloJump {
  move: "jump";
  card: number;
  /** Default: false */
  solo?: boolean;
}

/** Draw a card, or the whole penalty. (solo.must-draw, solo.draw-two) */
export interface SoloDraw {
  move: "draw";
}

/** Keep the card just drawn. (solo.play-drawn) */
export interface SoloKeep {
  move: "keep";
}

/** Name the colour that must follow: `colour red`. (solo.choose-colour) */
export interface SoloColour {
  move: "colour";
  colour: number;
}

/** Exchange hands with a seat, or with nobody: `swap 2`, `swap nobody`. (solo.swap) */
export interface SoloSwap {
  move: "swap";
  seat: number;
}

/** A new hand, and who deals it. (solo.first-player) */
export interface SoloHandBegan {
  event: "hand-began";
  number: number;
  dealer: number;
}

/** Eight cards each. (solo.deal) */
export interface SoloDealt {
  event: "dealt";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** Cards from the draw pile. (solo.must-draw) */
export interface SoloDrew {
  event: "drew";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** A whole hand from somebody else. (solo.swap, solo.pass-on) */
export interface SoloReceived {
  event: "received";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** A card was turned over to start the discard pile. (solo.start-card) */
export interface SoloStarted {
  event: "started";
  card: number;
}

/**
 * Cards were discarded; called: with "SOLO"; jumped: out of turn; drawn: it was the card just
 * drawn.
 */
export interface SoloPlayed {
  event: "played";
  seat: number;
  cards: number[];
  called: boolean;
  jumped: boolean;
  drawn: boolean;
}

/** The colour that must follow. (solo.choose-colour) */
export interface SoloColourNamed {
  event: "colour-named";
  seat: number;
  colour: number;
}

/** Two players exchanged hands. (solo.swap) */
export interface SoloHandsSwapped {
  event: "hands-swapped";
  seat: number;
  other: number;
}

/** Who could have exchanged hands did not. (solo.swap) */
export interface SoloHandKept {
  event: "hand-kept";
  seat: number;
}

/** Everybody passed the hand on, in the direction of play. (solo.pass-on) */
export interface SoloHandsPassed {
  event: "hands-passed";
  seat: number;
  direction: number;
}

/** The card just drawn was kept. (solo.play-drawn) */
export interface SoloKept {
  event: "kept";
  seat: number;
}

/** Nothing to play and nothing to draw. (solo.pass) */
export interface SoloPassed {
  event: "passed";
  seat: number;
}

/** SOLO was not called where it was owed. (solo.call) */
export interface SoloForgot {
  event: "forgot";
  seat: number;
}

/** The player lost the turn. (solo.skip) */
export interface SoloSkipped {
  event: "skipped";
  seat: number;
}

/** The direction turned; 1 is to the left, -1 to the right. (solo.reverse) */
export interface SoloReversed {
  event: "reversed";
  direction: number;
}

/** A penalty was drawn, as far as there were cards. (solo.draw-two, solo.empty-pile) */
export interface SoloPenaltyTaken {
  event: "penalty-taken";
  seat: number;
  owed: number;
  drawn: number;
}

/** The discards below the top became the new pile. (solo.empty-pile) */
export interface SoloReshuffled {
  event: "reshuffled";
  count: number;
}

/** A player's turn. */
export interface SoloTurnBegan {
  event: "turn-began";
  seat: number;
}

/**
 * What each hand cost, and the totals; seat is who went out, -1 if the hand was stuck. (solo.out,
 * solo.stuck)
 */
export interface SoloHandEnded {
  event: "hand-ended";
  seat: number;
  points: number[];
  totals: number[];
}

/** A total is over 300; the lowest wins. (solo.game-end) */
export interface SoloGameEnded {
  event: "game-ended";
  totals: number[];
  winners: number[];
}
