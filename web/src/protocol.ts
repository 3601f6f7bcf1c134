// Made by `./forno protocol typescript` from the structs in forno.server.protocol. Do not edit.

export const VERSION = 3;

/** The messages that a client may send through a socket. */
export type AnyClientMessage =
  | Hello
  | Look
  | Shown
  | PlayMove
  | Undo
  | AnswerUndo
  | TakeSeat
  | AddPerson
  | Uncover
  | LeaveSeat
  | ReplaceKey
  | ChooseName
  | ChooseFace
  | ChooseColour
  | JoinQueue
  | LeaveQueue
  | SitDown
  | TakeOver
  | AnswerTakeOver
  | HandOver
  | ProposeVote
  | CastVote
  | SendChat
  | SendReaction
  | MutePerson
  | Nudge
  | Contribute
  | SetReady
  | ShareReplay
  | AddBot
  | ClearSeat
  | ReserveSeat
  | ChangeSettings
  | ChangeGame
  | SetSeatCount
  | TransferHost
  | StartGame
  | CloseRoom
  | CheckMove
  | RequestHint;

/** The messages that the server may send through a socket. */
export type AnyServerMessage =
  | Welcome
  | Snapshot
  | Frame
  | Texts
  | CommandDone
  | Refusal
  | MoveLegal
  | HintAnswer
  | PresenceUpdate
  | Announcement
  | Goodbye;

/** A secret of 128 bits or more, base64url. Whoever has it has the seat. */
export type Key = string;

/** 128 random bits made by the client, as 32 hexadecimal digits. */
export type CommandId = string;

/** The name of a room on the server. */
export type RoomId = string;

/** Seats count from 0. */
export type SeatNumber = number;

/** A SHA-256 hash, 64 hexadecimal digits; empty before the first frame. */
export type Digest = string;

/** A name as it was typed; house.name says which are accepted. */
export type Nickname = string;

/** The face of a person: an animal that the client draws. */
export type PersonFace = "bear" | "cat" | "fox" | "frog" | "hedgehog" | "lion" | "octopus" | "owl" | "penguin" | "pig" | "rabbit" | "raccoon";

/** The face of a bot. It follows from the seat. */
export type BotFace = "android" | "baker" | "chef" | "kettle" | "mixer" | "robot" | "teapot" | "toaster";

/** An emoji that a player shows to the table. */
export type Reaction = "clap" | "cry" | "fire" | "heart" | "laugh" | "pizza" | "thumbs-up" | "wow";

/** A level of bots, out of GET /api/games. */
export type Level = string;

/** A game's own options by name; what is left out has its default. */
export type GameOptions = Record<string, string>;

/** A change of the room besides the game itself. */
export type AnyRoomEvent =
  | SeatTaken
  | SeatLeft
  | NameChanged
  | QueueJoined
  | QueueLeft
  | MadeWay
  | GameChanged
  | HostChanged
  | GameStarted
  | TimedOut
  | PlayerAway
  | PlayerBack
  | MoveOvertaken
  | JumpInLost
  | UndoRequested
  | UndoDeclined
  | MovesUndone
  | ChatMessage
  | ReactionSent
  | Nudged
  | TakeOverRequested
  | TakeOverDeclined
  | SeatTakenOver
  | VoteProposed
  | VoteFailed
  | GameEnded
  | RoomClosed;

/** The time limit of a decision. */
export type AnyClock = NoClock | PerDecision | Days;

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
 * The viewer's key and the end of its stream: `n` frames, the last with this hash. Without a key: a
 * spectator. Without `n`: a snapshot is sent. Sent again with another key, it shows another seat of
 * this device.
 */
export interface Hello {
  type: "hello";
  version: number;
  key?: Key | null;
  /** Default: "en" */
  lang?: string;
  n?: number | null;
  hash?: Digest;
  /**
   * Show what the public sees, and no hand: the screen between two people who share a device.
   * (house.hot-seat) Default: false
   */
  covered?: boolean;
}

/**
 * Whether anybody looks at the page: somebody who owes a decision and does not look may be called.
 * Part of no log, and not answered; a client that never sends it is looked at.
 */
export interface Look {
  type: "look";
  looking: boolean;
}

/**
 * The frame or the snapshot with this number has been shown to the person. Part of no log, and not
 * answered. At a table that waits for its person (`RoomView.waits`) no bot moves and no jump-in
 * window closes before the last frame was shown, so a client that does not send it plays alone.
 * (house.absent)
 */
export interface Shown {
  type: "shown";
  n: number;
}

/** A move, as JSON or as text, for this decision of this game of the room. */
export interface PlayMove {
  type: "play-move";
  id: CommandId;
  number: number;
  decision: number;
  move: AnyMove | string;
}

/**
 * Take back this seat's last move: at once, or after the others have agreed. (house.undo,
 * house.undo-agree)
 */
export interface Undo {
  type: "undo";
  id: CommandId;
}

/** Accept or decline another seat's request for an undo. */
export interface AnswerUndo {
  type: "answer-undo";
  id: CommandId;
  accept: boolean;
}

/**
 * Take a seat: any free one, this one, or the one reserved by an invitation. The key is made by the
 * client.
 */
export interface TakeSeat {
  type: "take-seat";
  id: CommandId;
  name: Nickname;
  key: Key;
  seat?: SeatNumber | null;
  invite?: Key | null;
  /** Without it: one that nobody else has. */
  face?: PersonFace | null;
}

/**
 * Seat another person, who shares the sender's device. Before the first game on a free seat, later
 * in the queue if there is none. Each has a key of their own, and the device greets with that of
 * the seat it shows. (house.hot-seat)
 */
export interface AddPerson {
  type: "add-person";
  id: CommandId;
  name: Nickname;
  key: Key;
  seat?: SeatNumber | null;
  invite?: Key | null;
  /** Without it: one that nobody else has. */
  face?: PersonFace | null;
}

/**
 * Start the clock of this decision: the player of a shared device has the screen now. (house.hot-
 * seat)
 */
export interface Uncover {
  type: "uncover";
  id: CommandId;
  number: number;
  decision: number;
}

/**
 * Leave the seat: before the start it becomes free, later a bot plays for it and others may take it
 * over.
 */
export interface LeaveSeat {
  type: "leave-seat";
  id: CommandId;
}

/** Replace the key: from now on only this one opens the seat. */
export interface ReplaceKey {
  type: "replace-key";
  id: CommandId;
  key: Key;
}

/** Change one's own name at the table, also during a game. (house.name, house.rename) */
export interface ChooseName {
  type: "choose-name";
  id: CommandId;
  name: Nickname;
}

/** Change the face at one's own seat. */
export interface ChooseFace {
  type: "choose-face";
  id: CommandId;
  face: PersonFace;
}

/** Pick the colour of one's own seat, or as host that of a bot, before the start. (setup.colour) */
export interface ChooseColour {
  type: "choose-colour";
  id: CommandId;
  seat: SeatNumber;
  /** Empty: the seat takes what is left. */
  colour: string;
}

/**
 * Join the queue: a person with a key who sees what the public sees until a seat is theirs.
 * (house.queue)
 */
export interface JoinQueue {
  type: "join-queue";
  id: CommandId;
  name: Nickname;
  key: Key;
  /** Without it: one that nobody else has. */
  face?: PersonFace | null;
}

/** Leave the queue: the key opens nothing any more. */
export interface LeaveQueue {
  type: "leave-queue";
  id: CommandId;
}

/** Take a free seat before the start, as a person of the queue: this one, or any. */
export interface SitDown {
  type: "sit-down";
  id: CommandId;
  seat?: SeatNumber | null;
}

/**
 * Take over the seat of a bot or of a person who left, as a person of the queue; with `take_over`
 * at `ask` the host is asked. Without a seat: withdraw the request. (house.take-over)
 */
export interface TakeOver {
  type: "take-over";
  id: CommandId;
  seat?: SeatNumber | null;
}

/** Answer a person's request to take over a seat, as host or stand-in. */
export interface AnswerTakeOver {
  type: "answer-take-over";
  id: CommandId;
  /** Counted up in the room */
  person: number;
  accept: boolean;
}

/** Hand over one's own seat in a running game to a person of the queue. (house.take-over) */
export interface HandOver {
  type: "hand-over";
  id: CommandId;
  /** Counted up in the room */
  person: number;
}

/** Propose to end the running game early, or to remove a person from it. (house.vote) */
export interface ProposeVote {
  type: "propose-vote";
  id: CommandId;
  vote: "close-game" | "remove";
  /** The person to be removed. */
  person?: number | null;
}

/** Vote for or against. A proposer who votes against it withdraws it. */
export interface CastVote {
  type: "cast-vote";
  id: CommandId;
  yes: boolean;
}

/** Send a chat message: free text, or a ready phrase. */
export interface SendChat {
  type: "send-chat";
  id: CommandId;
  text?: string;
  phrase?: string;
}

/** Show an emoji to the table. */
export interface SendReaction {
  type: "send-reaction";
  id: CommandId;
  reaction: Reaction;
}

/**
 * Mute the chat and the reactions of a person, or unmute them. For people in the queue the client
 * does it: the public stream is the same for everybody.
 */
export interface MutePerson {
  type: "mute-person";
  id: CommandId;
  /** Counted up in the room */
  person: number;
  /** Default: true */
  on?: boolean;
}

/** Remind the player of this seat that the table waits for their decision. (house.nudge) */
export interface Nudge {
  type: "nudge";
  id: CommandId;
  seat: SeatNumber;
}

/** Contribute to the shuffle, after the commitment was seen. (house.fair) */
export interface Contribute {
  type: "contribute";
  id: CommandId;
  words: string;
}

/**
 * Be ready for another game at this table, or not ready any more. The first one after a game opens
 * the lobby of the next, which begins when everybody there is ready. (house.ready)
 */
export interface SetReady {
  type: "set-ready";
  id: CommandId;
  /** Default: true */
  ready?: boolean;
}

/** Agree that anybody with the link may see a finished game of this room. (house.share) */
export interface ShareReplay {
  type: "share-replay";
  id: CommandId;
  number: number;
}

/** Add a bot to a seat, or change its level. */
export interface AddBot {
  type: "add-bot";
  id: CommandId;
  seat: SeatNumber;
  level: Level;
}

/** Remove a player, a bot or a reservation before the start. */
export interface ClearSeat {
  type: "clear-seat";
  id: CommandId;
  seat: SeatNumber;
}

/** Reserve a seat for the holder of this invitation. */
export interface ReserveSeat {
  type: "reserve-seat";
  id: CommandId;
  seat: SeatNumber;
  invite: Key;
}

/**
 * Change the room's settings; the game's options only before the start. Colours that are left out
 * stay.
 */
export interface ChangeSettings {
  type: "change-settings";
  id: CommandId;
  settings: RoomSettings;
  options?: GameOptions | null;
}

/** Settings that the host chooses, beside the game's own options. */
export interface RoomSettings {
  /** Default: {"clock": "none"} */
  clock?: AnyClock;
  /** How long the jump-in window stays open after each discard. (house.window) Default: 1500 */
  jump_in_ms?: number;
  /**
   * By how much at most an answer in it is corrected for the delay of its connection, never by more
   * than the server's `latency_cap`; 0 for not at all. (house.window) Default: 200
   */
  latency_cap_ms?: number;
  /** How long bots wait before a move. Default: "normal" */
  bot_pace?: "normal" | "quick" | "slow";
  /** Default: "free" */
  chat?: "free" | "off" | "phrases";
  /** Whether people in the queue may chat, as the chat setting allows. Default: true */
  guests_talk?: boolean;
  /**
   * Whether people in the queue may take over seats of bots and of those who left: at once, or if
   * the host agrees. (house.take-over) Default: "ask"
   */
  take_over?: "ask" | "off" | "open";
  /** Default: true */
  spectators?: boolean;
  /** Whether the room is in the public list. Default: false */
  listed?: boolean;
  /** Default: false */
  locked?: boolean;
  /**
   * How a further game starts for people who are away: a bot plays for them, or they sit out.
   * (house.absent) Default: "bot"
   */
  absent?: "bot" | "sit-out";
  /** Whether players may request hints. (house.hints) Default: true */
  hints?: boolean;
}

/** No time limit. */
export interface NoClock {
  clock: "none";
}

/**
 * Seconds for each decision, and a time bank for the whole game that longer thoughts are paid from.
 */
export interface PerDecision {
  clock: "per-decision";
  seconds: number;
  /** Default: 0 */
  bank_seconds?: number;
}

/** Days for each decision; nobody needs to stay connected. */
export interface Days {
  clock: "days";
  days: number;
}

/**
 * Play another game at this table, before or after one. Everybody stays; without `seats` there are
 * as many as people, as far as the game allows. (house.queue)
 */
export interface ChangeGame {
  type: "change-game";
  id: CommandId;
  game: string;
  seats?: number | null;
  /** Besides those of the last game that this one has too. */
  options?: GameOptions;
}

/** Change the number of seats before the start; removed seats must be empty. */
export interface SetSeatCount {
  type: "set-seat-count";
  id: CommandId;
  seats: number;
}

/** Make the player of another seat the host. */
export interface TransferHost {
  type: "transfer-host";
  id: CommandId;
  seat: SeatNumber;
}

/** Deal the cards. Empty seats are filled with bots of this level, if one is named. */
export interface StartGame {
  type: "start-game";
  id: CommandId;
  fill?: Level | null;
}

/** Close the room for good. */
export interface CloseRoom {
  type: "close-room";
  id: CommandId;
}

/**
 * Ask whether a move is legal. Answered by `move-legal`, or by the refusal that `play-move` would
 * get.
 */
export interface CheckMove {
  type: "check-move";
  id: CommandId;
  number: number;
  decision: number;
  move: AnyMove | string;
}

/**
 * Ask for the move of a good bot in this seat, with its reason. Answered by `hint-answer`.
 * (house.hints)
 */
export interface RequestHint {
  type: "request-hint";
  id: CommandId;
  number: number;
  decision: number;
}

/** Open a room and take its first seat. Sent by POST, not through a socket. */
export interface OpenRoom {
  type: "open-room";
  id: CommandId;
  game: string;
  seats: number;
  /**
   * As for `take-seat`; with `bots` it may be empty, and each page then has its own word for the
   * player.
   */
  name: string;
  key: Key;
  options?: GameOptions;
  settings?: RoomSettings;
  face?: PersonFace | null;
  /** Fill the other seats with bots of this level. */
  bots?: Level | null;
}

/**
 * Open a room that plays on from a decision of a finished game, against bots. Sent by POST, not
 * through a socket. Its deal is known and not sealed. (house.play-on)
 */
export interface PlayOn {
  type: "play-on";
  id: CommandId;
  /** As in `GameView.decision`. */
  decision: number;
  seat: SeatNumber;
  name: Nickname;
  key: Key;
  bots: Level;
  settings?: RoomSettings;
  face?: PersonFace | null;
}

/**
 * A seat, or a place in the queue, that a device has the key of, and how much of the room it has
 * seen. POST /api/my-tables takes a list of at most 50.
 */
export interface OwnSeat {
  room: RoomId;
  key: Key;
  /** The last game of the room that the device has seen; 0 for none. Default: 0 */
  number?: number;
  /** The last decision of that game that it has seen, as in `GameView.decision`. Default: 0 */
  decision?: number;
}

/** A push subscription as the browser made it, for the person whose key comes with it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Default: "en" */
  lang?: string;
  quiet?: QuietHours | null;
}

/** The time of day in which a device is not called; a call is made when it ends. */
export interface QuietHours {
  /** Minutes since midnight */
  begins: number;
  /** Minutes since midnight */
  ends: number;
  /** The time zone of the device: Europe/Rome */
  zone: string;
}

/** The end of a subscription. */
export interface Unsubscription {
  endpoint: string;
}

/**
 * An address that is told what a spectator of the room sees: starts, turns of absent players,
 * results.
 */
export interface Webhook {
  address: string;
  format: "discord" | "json" | "matrix" | "ntfy" | "slack";
  /** Default: "en" */
  lang?: string;
  /** An access token, where the service needs one: Matrix. */
  token?: string;
}

/**
 * A report about a person at one's own table, for the operator of the server alone. Sent by POST to
 * /api/rooms/ROOM/reports with the key of a seat or of a place in the queue. (house.report)
 */
export interface ReportPerson {
  id: CommandId;
  /** Counted up in the room */
  person: number;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  /** A chat message of that person, word for word. */
  line?: string;
  /** The reporter's own words. */
  note?: string;
}

/**
 * The greeting is accepted. It comes again with a snapshot when the person gets a seat, loses it or
 * has another. `now_ms` is the server's time, for clocks.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  /** The person that the key opens; null for spectators. */
  person: number | null;
  now_ms: number;
  /**
   * How long somebody who owes an answer may be absent before a bot plays, where the table does not
   * wait.
   */
  grace_ms: number;
  /**
   * The last moves that a bot played for this person during their last absence, the oldest first,
   * until the person's own next move. Only for the person, uncovered. (house.absent)
   */
  played: AnyMove[];
  /** How many there were. */
  played_count: number;
}

/**
 * The room and the game as this viewer may know them now; frames after number `n` with hash `hash`
 * follow.
 */
export interface Snapshot {
  type: "snapshot";
  n: number;
  hash: string;
  room: RoomView;
  game: GameView | null;
}

/** The room besides its game, the same for all viewers. */
export interface RoomView {
  room: string;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  settings: RoomSettings;
  status: "closed" | "lobby" | "over" | "playing";
  /** Which game of the room this is, or will be; the first is 1. */
  number: number;
  /** The person who is the host. */
  host: number;
  seats: SeatView[];
  /** The people without a seat, in the order in which they get one. (house.queue) */
  queue: PersonView[];
  /**
   * The hash of the secret of the next or the running deal; empty where the deal was not sealed.
   */
  commitment: string;
  /** The last games that are over, the newest last. (house.evening) */
  games: GameSummary[];
  /** The score of all games of the evening, the best first. */
  score: ScoreLine[];
  /**
   * Whether two seats are played on one device: the next deal is one without jump-ins. (house.hot-
   * seat)
   */
  hot_seat: boolean;
  vote: VoteView | null;
  /**
   * Whether the game waits for its only person: it goes on as far as they were shown what happened,
   * see `shown`. No clock runs. (house.absent)
   */
  waits: boolean;
  /**
   * The finished game that this one plays on: its cards were known before, so its deal was not
   * sealed.
   */
  source: GameSource | null;
}

/** A seat as everybody sees it. */
export interface SeatView {
  /** Empty while the seat is free; a bot's name, or a reference to a text: `:3`. */
  name: string;
  /** The bot's level, if a bot has the seat. */
  bot: string;
  /** The id of its person. */
  person: number | null;
  /** The number of the device that its person shares with others at the table. (house.hot-seat) */
  device: number | null;
  /** A bot plays for its absent player. */
  away: boolean;
  /** The absent player left the game: others may take the seat over. (house.take-over) */
  has_left: boolean;
  reserved: boolean;
  /** Whether its person is ready for the next game. (house.ready) */
  ready: boolean;
  contributed: boolean;
  /** null while the seat is free. */
  face: PersonFace | BotFace | null;
  /** The colour that was picked for the seat; empty if it takes what is left. (setup.colour) */
  colour: string;
}

/** A person in the queue, as everybody sees them. */
export interface PersonView {
  person: number;
  /** A reference to a text: `:3`. */
  name: string;
  face: PersonFace;
  away: boolean;
  ready: boolean;
  /** The seat that this person asks to take over. (house.take-over) */
  wants: number | null;
  /** The number of the device that this person shares with others at the table. (house.hot-seat) */
  device: number | null;
}

/** A game of the room that is over. */
export interface GameSummary {
  number: number;
  game: string;
  seats: SeatResult[];
  /** Whether it ended before its end: it does not count. (house.vote) */
  early: boolean;
  sealed: boolean;
  /** Its people who want to share it; shared once all of them do. (house.share) */
  agreed: number[];
  shared: boolean;
}

/** A seat of a game that is over: the person or the bot that held it at the end, and the result. */
export interface SeatResult {
  person: number | null;
  /** The bot's level, if a bot had the seat. */
  bot: string;
  /** A bot's name, or a reference to a text: `:3`. */
  name: string;
  face: PersonFace | BotFace | null;
  /** null where the game ended early. */
  score: number | null;
  /** 1 is first; the tied share a place. null where the game ended early. */
  place: number | null;
}

/** The results of the evening of one person, or of all bots of one level. (house.evening) */
export interface ScoreLine {
  person: number | null;
  bot: string;
  name: string;
  face: PersonFace | BotFace | null;
  games: number;
  /** A win that n share counts 1/n. */
  wins: number;
  /** The sum of the places; divided by `games`, the mean. */
  places: number;
}

/**
 * An open vote, with the people who vote. Those who share a device have one vote: the last of them
 * who voted is among `yes` or `no`. (house.vote, house.hot-seat)
 */
export interface VoteView {
  vote: "close-game" | "remove";
  /** The person who proposed it. */
  by: number;
  /** The person who would be removed. */
  person: number | null;
  yes: number[];
  no: number[];
  electors: number[];
  needed: number;
  ends_at_ms: number;
}

/** The finished game that another one plays on, and the decision from which it does. */
export interface GameSource {
  room: string;
  number: number;
  decision: number;
}

/** The game as one viewer may know it. Events, view and moves are those of the game's own JSON. */
export interface GameView {
  number: number;
  decision: number | null;
  /**
   * Game events sent to this viewer: in a frame, those since the frame before; in a snapshot, those
   * of the past.
   */
  events: AnyEvent[];
  view: AnyView;
  /** The moves that this viewer may play now. */
  legal_moves: AnyMove[];
  clock: ClockView;
  jump_in: JumpInView | null;
  undo: UndoView | null;
  outcome: Outcome | null;
}

/**
 * The seat whose time runs, when it ends (milliseconds since 1970), and the time bank of each seat.
 */
export interface ClockView {
  seat: number | null;
  ends_at_ms: number | null;
  bank_ms: number[];
  /** Whether the time waits for `uncover`: the seat shares its device. (house.hot-seat) */
  covered: boolean;
}

/** The open jump-in window. `claim` is this viewer's own answer, sealed until the window closes. */
export interface JumpInView {
  ends_at_ms: number;
  claim: AnyMove | null;
}

/** A request for an undo, and the seats that have accepted. */
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
  at_ms: number;
  /** Default: [] */
  room_events?: AnyRoomEvent[];
  room?: RoomView | null;
  game?: GameView | null;
}

/** A player or a bot took a seat. The name is a bot's, or a reference to a text. */
export interface SeatTaken {
  event: "seat-taken";
  seat: number;
  name: string;
}

/**
 * A seat became free before the start; or somebody was `removed`, by the host or in a game by a
 * vote.
 */
export interface SeatLeft {
  event: "seat-left";
  seat: number;
  name: string;
  removed: boolean;
}

/** A person has another name. Both are references to texts. */
export interface NameChanged {
  event: "name-changed";
  person: number;
  /** null for a person in the queue. */
  seat: number | null;
  name: string;
  before: string;
}

/** A person joined the queue. The name is a reference to a text. */
export interface QueueJoined {
  event: "queue-joined";
  person: number;
  name: string;
}

/** A person left the queue, and the table with it. */
export interface QueueLeft {
  event: "queue-left";
  person: number;
  name: string;
}

/** A person has no seat in the next game: others have waited, or they are away. (house.queue) */
export interface MadeWay {
  event: "made-way";
  person: number;
  name: string;
}

/** The next game is another one. */
export interface GameChanged {
  event: "game-changed";
  game: string;
}

/** This person is the host from now on. */
export interface HostChanged {
  event: "host-changed";
  person: number;
  /** null for a person in the queue. */
  seat: number | null;
  name: string;
}

/**
 * The cards are dealt. The commitment was shown before; root and places commit every hidden card.
 * (house.fair) All are empty where the game plays on from a finished one. (house.play-on)
 */
export interface GameStarted {
  event: "game-started";
  number: number;
  commitment: string;
  contributions: string[];
  root: string;
  places: string;
  /** The seats of people from whose device no contribution came. (house.fair) Default: [] */
  silent?: number[];
}

/** The time of a seat ran out, and the default move was played. (house.time-out) */
export interface TimedOut {
  event: "timed-out";
  seat: number;
}

/** A player is absent; a bot plays the seat. (house.absent) */
export interface PlayerAway {
  event: "player-away";
  seat: number;
}

/** An absent player is back and has the seat again. */
export interface PlayerBack {
  event: "player-back";
  seat: number;
}

/** To one seat: another jumped in before its move counted. (house.jumped) */
export interface MoveOvertaken {
  event: "move-overtaken";
  seat: number;
  by: number;
}

/** To one seat: another jumped in earlier, by this margin. (house.beaten) */
export interface JumpInLost {
  event: "jump-in-lost";
  seat: number;
  by: number;
  margin_ms: number;
}

/** A seat requests an undo. (house.undo-agree) */
export interface UndoRequested {
  event: "undo-requested";
  seat: number;
}

/** A seat declined the undo. */
export interface UndoDeclined {
  event: "undo-declined";
  seat: number;
}

/** Moves were undone, back to before this seat's last one. The game's events since are void. */
export interface MovesUndone {
  event: "moves-undone";
  seat: number;
  moves: number;
  /** The first decision that was undone. */
  decision: number;
}

/** A chat message: a reference to its text, or the name of a ready phrase. */
export interface ChatMessage {
  event: "chat-message";
  person: number;
  /** The sender's seat then; null for people in the queue. */
  seat: number | null;
  /** The reference to the sender's name. */
  name: string;
  text: string;
  phrase: string;
}

/** A person shows an emoji to the table. */
export interface ReactionSent {
  event: "reaction-sent";
  person: number;
  /** The sender's seat then; null for people in the queue. */
  seat: number | null;
  /** The reference to the sender's name. */
  name: string;
  reaction: Reaction;
}

/** A player reminds the one of this seat that the table waits for them. (house.nudge) */
export interface Nudged {
  event: "nudged";
  seat: number;
  by: number;
}

/**
 * A person of the queue asks to take over a seat. The name is a reference to a text. (house.take-
 * over)
 */
export interface TakeOverRequested {
  event: "take-over-requested";
  seat: number;
  person: number;
  name: string;
}

/** The host declined the request of a person of the queue. */
export interface TakeOverDeclined {
  event: "take-over-declined";
  seat: number;
  person: number;
  name: string;
}

/**
 * A person of the queue has a seat of the running game now. Names are references, or a bot's.
 * (house.take-over)
 */
export interface SeatTakenOver {
  event: "seat-taken-over";
  seat: number;
  person: number;
  name: string;
  /** The name of the person or the bot that had the seat. */
  before: string;
}

/**
 * A player proposes to end the game early, or to remove the person of another seat. (house.vote)
 */
export interface VoteProposed {
  event: "vote-proposed";
  seat: number;
  vote: "close-game" | "remove";
  concerned: number | null;
}

/** The vote failed or was withdrawn. */
export interface VoteFailed {
  event: "vote-failed";
}

/** The game is over: by its rules, or early, without a result. (house.vote) */
export interface GameEnded {
  event: "game-ended";
  number: number;
  early: boolean;
}

/** The room is closed. */
export interface RoomClosed {
  event: "room-closed";
}

/**
 * Names and chat, by the references that frames and snapshots hold. A text that is missing here was
 * deleted.
 */
export interface Texts {
  type: "texts";
  texts: Record<string, string>;
}

/** The command is durable. Its frame, if the sender has one, was sent before. */
export interface CommandDone {
  type: "command-done";
  id: string;
}

/** The command is refused by this rule; the text is in the greeting's language. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  rule: string;
  values: Record<string, number | string>;
  text: string;
}

/** The answer to `check-move`: the move is legal now. */
export interface MoveLegal {
  type: "move-legal";
  id: string;
}

/**
 * The answer to `request-hint`: the move of a good bot that knows what this seat knows, and one
 * sentence why.
 */
export interface HintAnswer {
  type: "hint-answer";
  id: string;
  /** A legal move; `pass` where jumping in is possible and not advised. */
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

/** The connected seats and people of the queue, and the number of spectators. */
export interface PresenceUpdate {
  type: "presence-update";
  connected: boolean[];
  queue: boolean[];
  spectators: number;
}

/**
 * A line of the operator for everybody on the server: sent after the welcome, if there is one, and
 * when it changes. Plain text; empty once there is none any more.
 */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** The connection ends, for the reason that this rule names. */
export interface Goodbye {
  type: "goodbye";
  rule: string;
  text: string;
}

/** The answer to `open-room` and `play-on`. */
export interface RoomOpened {
  room: RoomId;
  seat: number;
  /** The path to share: /t/ROOM */
  link: string;
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
  /**
   * The public key of this server for push subscriptions (VAPID, base64url); empty where it sends
   * none.
   */
  push_key: string;
}

/** A game on offer: the version of its rules, the numbers of players, its options and colours. */
export interface OnOffer {
  game: string;
  rules_version: number;
  least: number;
  most: number;
  options: Option[];
  /** The colours that players may pick before the start; none in most games. (setup.colour) */
  colours: string[];
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

/** The server as its operator presents it. The response to GET /api/instance. */
export interface Instance {
  /** Empty where it has none of its own. */
  name: string;
  /** The message of the day, for the first page; empty for none. */
  motd: string;
  /** A line for everybody, as in the message `announcement`; empty for none. */
  announcement: string;
  /** Whether there is a page /imprint. */
  imprint: boolean;
  /** Whether there is a page /privacy. */
  privacy: boolean;
}

/** A room in the public list. GET /api/rooms responds with a list of these. */
export interface ListedRoom {
  room: string;
  game: string;
  status: string;
  number: number;
  locked: boolean;
  spectators: boolean;
  options: Record<string, string>;
  seats: SeatView[];
}

/**
 * A table of one's own. POST /api/my-tables responds with one for each seat that was asked for, in
 * that order.
 */
export interface OwnTable {
  room: string;
  /**
   * `house.missing` if there is no such room, `house.key` if the key is no longer valid: nothing
   * else is told.
   */
  rule: string;
  card: ListedRoom | null;
  /** The seat of the key; null for a place in the queue. */
  seat: number | null;
  /** The seat that owes a decision now; null if none does, or while anybody may jump in. */
  turn: number | null;
  /** When that decision was put, in milliseconds since 1970. */
  since_ms: number;
  /** Decisions made since the one that was seen last; null if that was in another game. */
  moves: number | null;
  /** The seat's place, once the game is over; 1 is first. */
  place: number | null;
  /** Whether the running game waits for the person: see `RoomView.waits`. (house.absent) */
  waits: boolean;
}

/**
 * A table at which somebody was forgotten. POST /api/forget responds with one for each seat, in
 * that order.
 */
export interface Forgotten {
  room: string;
  /**
   * `house.missing` if there is no such room, `house.key` if nobody has the key: then nothing was
   * deleted.
   */
  rule: string;
  /** The number of names and chat messages that were deleted. */
  texts: number;
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

/** A review of a seat's decisions, as far as it is made. */
export interface GameReview {
  seat: number;
  /** The number of decisions; null before the game was replayed. */
  total: number | null;
  /** Those reviewed so far, from the first on. */
  decisions: ReviewedDecision[];
  /** Null until all decisions are reviewed. */
  figures: ReviewFigures | null;
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

/** Luck split from skill: `result` is `share` + `deal` + `luck` + `skill`. */
export interface ReviewFigures {
  /** The probability of winning before the deal, the same for all. */
  share: number;
  deal: number;
  luck: number;
  /** All edges together. */
  skill: number;
  /** Half the width of the skill's interval of 95%; null where that is wider than a whole game. */
  interval: number | null;
  /**
   * Whether the interval is narrow enough to tell skill from luck. Else only their sum means
   * anything.
   */
  precise: boolean;
  /** 1 for a win, a part of it where it is shared, else 0. */
  result: number;
}

/** A finished game step by step. */
export interface Replay {
  /** The names that its frames refer to. */
  texts: Record<string, string>;
  /**
   * A step has one frame for each viewer that was asked for: one, or with `open` every seat; null
   * where that viewer saw nothing of the step. Every frame has the number 1: it is in no stream.
   */
  steps: (Frame | null)[][];
}

/**
 * The webhook of a room, as its host sees it. Of the address, which is a secret, only the host is
 * told.
 */
export interface WebhookView {
  format: "discord" | "json" | "matrix" | "ntfy" | "slack";
  host: string;
  /** The key of its signatures, told once: when the webhook is set. */
  secret: string;
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
  /** The current decision; null when the game is over. */
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

/** The public part of the current decision. */
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

/** The cards that an opponent shows in a duel; none if they decline. (order.duel-show-all) */
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

/** The cards that stay on the table become the new oven. (round.leftovers) */
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
  /** The current decision; null when the game is over. */
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
  /** The seat that discarded last. */
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

/** A seat did not exchange hands although it could. (solo.swap) */
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
 * The points of each hand, and the totals; `seat` went out, -1 if the hand was stuck. (solo.out,
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
