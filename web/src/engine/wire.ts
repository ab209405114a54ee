// What goes over the wire (docs/PROTOCOL.md), and what a client makes of it.
// Written by build/release/describe_wire.

import type { GameTypes, OptionValue } from './views';

/** These fields come together, or not at all. */
type AllOrNone<Fields> = Fields | { [Name in keyof Fields]?: never };

/** What clients say */
export type Said<G extends GameTypes = GameTypes> = Hello | Watch | Unwatch | Ping | Make | Do<G>;

/** The first message; other fields are not read */
export interface Hello {
  type: 'hello';
  protocol: number;
}

/** Tell me of this match, from the event after that number */
export interface Watch {
  type: 'watch';
  match: string;
  after?: number;
}

/** Tell me no more of it */
export interface Unwatch {
  type: 'unwatch';
  match: string;
}

/** Are you there? Other fields are not read */
export interface Ping {
  type: 'ping';
}

/** A command: a new table */
export interface Make {
  type: 'make';
  id: string;
  spec: WantedSpec;
  /** The maker's part of chance, if the maker sits down. */
  nonce: string;
}

/** A table as its maker wants it */
export interface WantedSpec {
  game: string;
  /** What is left out is as usual, or drawn (H-03). */
  options?: Record<string, OptionValue>;
  content?: string;
  /** As many as there are players. */
  chairs: ('open' | 'me' | BotChair)[];
  seats?: 'chosen' | 'drawn';
  listed?: boolean;
  spectators?: boolean;
  clock?: WantedClock;
  stand_in?: string;
}

/** A chair for a bot */
export interface BotChair {
  bot: string;
}

/** So many seconds for all decisions, and some more with each */
export interface WantedTotalClock {
  total: number;
  increment?: number;
}

/** So many seconds for each decision */
export interface MoveClock {
  move: number;
}

/** How much time its maker wants to give */
export type WantedClock = 'none' | MoveClock | WantedTotalClock;

/** A command at a table */
export interface Do<G extends GameTypes = GameTypes> {
  type: 'do';
  id: string;
  match: string;
  what: Deed<G>;
}

/** What is done at a table */
export type Deed<G extends GameTypes = GameTypes> = Sit | Invite | Leave | Act<G> | Undo | Agree | Resign | PlayAgain;

/** Sit down on a chair */
export interface Sit {
  sit: number;
  nonce: string;
}

/** Put a bot on a free chair of one's own table */
export interface Invite {
  invite: number;
  bot: string;
}

/** Get up, or leave the match for good */
export interface Leave {
  leave: true;
}

/** A decision of the game */
export interface Act<G extends GameTypes = GameTypes> {
  act: G['action'];
  /** The last event that its maker had seen. */
  after?: number;
}

/** Take back all events after this one, or ask for it */
export interface Undo {
  undo: number;
}

/** The answer to whoever asks to take something back */
export interface Agree {
  agree: boolean;
}

/** Give up */
export interface Resign {
  resign: true;
}

/** Once more, after the end */
export interface PlayAgain {
  rematch: true;
  nonce: string;
}

/** What the server says */
export type Told<G extends GameTypes = GameTypes> =
  | Welcome
  | Reload
  | Table<G>
  | Events<G>
  | Done
  | Refused
  | ToldError
  | UndoAsked<G>
  | Presence
  | Pong
  | Paused
  | Resumed;

/** The answer to a hello of this version */
export interface Welcome {
  type: 'welcome';
  protocol: 1;
  /** null: a stranger, who may look and do nothing. */
  name: string | null;
  /** The server's, in milliseconds since 1970. */
  time: number;
}

/** The answer to a hello of another version */
export interface Reload {
  type: 'reload';
  protocol: 1;
}

/** The answer to watch */
export type Table<G extends GameTypes = GameTypes> = {
  type: 'table';
  match: string;
  /** Of the last event. */
  seq: number;
  /** The events are those after this one. */
  after: number;
  events: TableEvent<G>[];
} & Room<G>;

/** Somebody on a chair */
export interface Person<G extends GameTypes = GameTypes> {
  name: string;
  seat?: G['seat'];
}

/** A bot on a chair */
export interface Bot<G extends GameTypes = GameTypes> {
  bot: string;
  seat?: G['seat'];
}

/** Who sits there; seats are told once the match has started */
export type Chair<G extends GameTypes = GameTypes> = Person<G> | Bot<G> | null;

/** A free chair that is kept for somebody */
export interface Kept {
  chair: number;
  /** Whether they know of it. */
  told: boolean;
  name?: string;
}

/** Since when who sits there does not watch */
export interface Away {
  chair: number;
  since: number;
}

/** Who is looking; what is left out is empty */
export interface Onlookers {
  /** The chairs of people who watch on some line, in rising order. */
  present: number[];
  /** Free chairs that are kept, for whom, and whether they have been told of it. */
  kept?: Kept[];
  /** Since when people who sit there do not watch, where it is known; in the order of the chairs. */
  away?: Away[];
  /** How many look on who do not sit there; told to those who do. */
  watching?: number;
}

/** What one may do at a table besides moving; what is left out, one may not */
export interface May {
  /** On any of these chairs. */
  sit?: number[];
  /** A bot onto any of these chairs. */
  invite?: number[];
  leave?: true;
  /** By leaving: nobody else is there. */
  close?: true;
  resign?: true;
  rematch?: true;
}

/** How much time is left, while a match with a clock is played */
export interface ClockState<G extends GameTypes = GameTypes> {
  /** Milliseconds; of the seat to act, those it had when its turn began. */
  left: Partial<Record<G['seat'], number>>;
  /** When the seat to act is out of time; null while a bot thinks. */
  deadline: number | null;
}

/** A seat asks to take something back */
export interface Asked<G extends GameTypes = GameTypes> {
  by: G['seat'];
  to: number;
}

/** What surrounds a match, as one who watches finds it */
export type Room<G extends GameTypes = GameTypes> = {
  /** Where the one who watches sits. */
  chair: number | null;
  /** Who sits there now, and in which seat once the match has started; null: nobody. */
  chairs: Chair<G>[];
  /** The free chair that is kept for the one who watches: after a rematch. */
  kept_for_you?: number;
  /** The one who watches made the table. */
  made_by_you?: true;
  /** Where the one who made the table sits, if it is there. */
  host?: number;
  /** What the one who watches may do now. */
  may: May;
  clock?: ClockState<G>;
  undo_asked?: Asked<G>;
} & Onlookers;

/** What happened at a table */
export type TableEvent<G extends GameTypes = GameTypes> = {
  seq: number;
  time: number;
} & What<G>;

/** The table was made */
export interface Made {
  made: Spec;
  /** To the seed of chance. */
  commitment: string;
}

/** A table as it was made */
export interface Spec {
  game: string;
  /** What is left out is as usual, or drawn (H-03). */
  options: Record<string, OptionValue>;
  content: string;
  /** As many as there are players. */
  chairs: ('open' | 'kept' | BotChair)[];
  seats: 'chosen' | 'drawn';
  listed: boolean;
  spectators: boolean;
  clock: MadeClock;
  stand_in?: string;
}

/** So many seconds for all decisions, and some more with each */
export interface TotalClock {
  total: number;
  increment: number;
}

/** How much time there is */
export type MadeClock = 'none' | MoveClock | TotalClock;

/** A bot was put on a chair */
export interface BotSat {
  sat: number;
  bot: string;
}

/** Somebody sat down */
export interface Sat {
  sat: number;
  /** As others see it. */
  name: string;
  nonce: string;
}

/** Somebody got up before the match started */
export interface Left {
  left: number;
}

/** Everybody sits, and the match starts */
export interface Started<G extends GameTypes = GameTypes> {
  /** In order of play: the chair that became each seat. */
  started: Seating<G>[];
  /** All of them, also those that were drawn. */
  options: Record<string, OptionValue>;
}

/** The chair that became a seat */
export interface Seating<G extends GameTypes = GameTypes> {
  seat: G['seat'];
  chair: number;
}

/** A decision, or what chance drew, as this client may see it */
export type Acted<G extends GameTypes = GameTypes> = {
  by: G['seat'] | 'chance';
  action: G['action'];
} & AllOrNone<{
  result: Result<G>;
  chance: ChanceOrigin;
}>;

/** How a match ended */
export interface Result<G extends GameTypes = GameTypes> {
  winners: G['seat'][];
  scores: Partial<Record<G['seat'], number>>;
  resigned?: G['seat'];
}

/** Where the chance of a match came from */
export interface ChanceOrigin {
  commitment: string;
  seed: string;
  /** By chair. */
  nonces: string[];
  /** The chair that became each seat, if that was drawn. */
  chairs?: number[];
  /** The options that were drawn. */
  options?: string[];
}

/** What came after this number no longer stands */
export interface Undone {
  undo: number;
}

/** A seat gave up, or was given up; the match is over */
export interface Resigned<G extends GameTypes = GameTypes> {
  resign: G['seat'];
  /** Where it was not the player who resigned. */
  reason?: 'left' | 'ran out of time';
  result: Result<G>;
  chance: ChanceOrigin;
}

/** A bot took the seat of somebody who left or ran out of time */
export interface Replaced<G extends GameTypes = GameTypes> {
  seat: G['seat'];
  player: string;
}

/** After the end: where the same people play again */
export interface Rematch<G extends GameTypes = GameTypes> {
  rematch: string;
  /** Who asked for it; older ones do not say. */
  by?: G['seat'];
}

/** Its maker left before the match started: nobody will play here */
export interface Closed {
  closed: true;
}

/** What can happen at a table */
export type What<G extends GameTypes = GameTypes> =
  | Made
  | BotSat
  | Sat
  | Left
  | Started<G>
  | Acted<G>
  | Undone
  | Resigned<G>
  | Replaced<G>
  | Rematch<G>
  | Closed;

/** What happened */
export interface Events<G extends GameTypes = GameTypes> {
  type: 'events';
  match: string;
  events: TableEvent<G>[];
  /** What one may do from now on; left out while a match goes on. */
  may?: May;
  clock?: ClockState<G>;
  /** The command of this client that led to it. */
  done?: string;
}

/** A command was done, now or before */
export interface Done {
  type: 'done';
  id: string;
  match: string;
  seq: number;
}

/** A command that a rule forbids */
export interface Refused {
  type: 'refused';
  id: string;
  match: string;
  code: RefusalCode;
  /** Its number, or "table" where no rule of a game forbids it. */
  rule: string;
  text: string;
  /** The last event when it was looked at. */
  seq: number;
}

/** Why a command is refused */
export type RefusalCode =
  | 'all_hands_empty'
  | 'already_seated'
  | 'already_started'
  | 'cell_filled'
  | 'cell_not_adjacent'
  | 'chair_taken'
  | 'deal_first'
  | 'dog_there'
  | 'door_first'
  | 'door_off_ground'
  | 'draw_first'
  | 'empty_hand'
  | 'entrance_first'
  | 'face_kept'
  | 'hammer_guarded'
  | 'impossible'
  | 'joker_steals'
  | 'match_not_over'
  | 'match_over'
  | 'needs_number'
  | 'no_dog'
  | 'no_floor'
  | 'no_such_cell'
  | 'no_such_chair'
  | 'no_such_entrance'
  | 'no_such_face'
  | 'no_such_floor'
  | 'no_such_seat'
  | 'no_such_token'
  | 'not_an_action'
  | 'not_at_table'
  | 'not_in_hand'
  | 'not_in_stock'
  | 'not_in_their_hand'
  | 'not_nine'
  | 'not_on_top'
  | 'not_seated'
  | 'not_started'
  | 'not_the_drawer'
  | 'not_the_robbed'
  | 'not_the_thief'
  | 'not_your_decision'
  | 'not_your_table'
  | 'not_your_turn'
  | 'nothing_asked'
  | 'nothing_to_draw'
  | 'nothing_to_undo'
  | 'own_seat'
  | 'place_first'
  | 'refill_first'
  | 'reveal_first'
  | 'second_van'
  | 'select_first'
  | 'stale'
  | 'table_closed'
  | 'theft_first'
  | 'token_used'
  | 'too_many_undos'
  | 'top_guarded'
  | 'undo_to_chance';

/** Something that makes no sense */
export interface ToldError {
  type: 'error';
  code:
    | 'hello_first'
    | 'no_guest'
    | 'no_spectators'
    | 'not_stored'
    | 'not_understood'
    | 'too_many_tables'
    | 'too_many_watched'
    | 'unknown_match';
  text: string;
  /** As it came. */
  id?: string;
  match?: string;
}

/** A seat asks to take something back; null: nobody does any more */
export interface UndoAsked<G extends GameTypes = GameTypes> {
  type: 'undo_asked';
  match: string;
  by: G['seat'] | null;
  to?: number;
}

/** Who of those who sit there is looking */
export type Presence = {
  type: 'presence';
  match: string;
} & Onlookers;

/** The answer to ping */
export interface Pong {
  type: 'pong';
}

/** Nothing can be stored; what is asked waits */
export interface Paused {
  type: 'paused';
}

/** What waited is answered */
export interface Resumed {
  type: 'resumed';
}

/** What a page is told: what the server says, with what there is to show */
export type Heard<G extends GameTypes = GameTypes> =
  | ShownTable<G>
  | ShownEvents<G>
  | Welcome
  | Reload
  | Done
  | Refused
  | ToldError
  | UndoAsked<G>
  | Presence
  | Pong
  | Paused
  | Resumed;

/** A table as it is when one begins to look */
export type ShownTable<G extends GameTypes = GameTypes> = {
  type: 'table';
  match: string;
  /** A bot sits where the one who looks sat. */
  lost_seat?: true;
  frames: Frame<G>[];
  now: Now<G>;
} & Room<G> & AllOrNone<{
  past: Happened<G>[];
  /** How the table looked then. */
  view?: G['view'];
}>;

/** An event in facts */
export interface Happened<G extends GameTypes = GameTypes> {
  told?: G['happening'][];
  aside?: MatchStarted | TakenBack<G> | GaveUp<G> | StandsIn<G> | RematchAsked<G>;
}

/** Everybody sits, and the match starts */
export interface MatchStarted {
  what: 'started';
}

/** Somebody took something back */
export interface TakenBack<G extends GameTypes = GameTypes> {
  what: 'undone';
  by: G['seat'];
  /** What came after this number no longer stands. */
  to: number;
}

/** Somebody gave up, and the match is over */
export interface GaveUp<G extends GameTypes = GameTypes> {
  what: 'resigned';
  by: G['seat'];
  reason?: string;
}

/** Another player sits there from now on */
export interface StandsIn<G extends GameTypes = GameTypes> {
  what: 'replaced';
  seat: G['seat'];
  player: string;
  /** Who sat there; records do not say. */
  former?: string;
}

/** The same people play again */
export interface RematchAsked<G extends GameTypes = GameTypes> {
  what: 'rematch';
  /** Older logs do not say. */
  by?: G['seat'];
}

/** An event, and the table after it */
export type Frame<G extends GameTypes = GameTypes> = {
  seq: number;
  event: TableEvent<G>;
  view?: G['view'];
} & Happened<G>;

/** How a match stands for who follows it */
export type Now<G extends GameTypes = GameTypes> = {
  seq: number;
  made: Spec;
  phase: 'open' | 'playing' | 'over';
  closed: boolean;
  rematch: string | null;
} & AllOrNone<{
  seats: Seating<G>[];
  options: Record<string, OptionValue>;
  me: G['seat'] | null;
  result: Result<G> | null;
  /** null: it is over. */
  turn: G['seat'] | 'chance' | null;
  /** Every decision, where it is one's turn. */
  legal: G['action'][];
  /** What an undo of one's last decision names. */
  undo_to?: number;
}>;

/** What happened, and how it stands now */
export interface ShownEvents<G extends GameTypes = GameTypes> {
  type: 'events';
  match: string;
  /** Where the one who looks sits. */
  chair: number | null;
  chairs: Chair<G>[];
  host?: number;
  /** What the one who looks may do now. */
  may: May;
  clock?: ClockState<G>;
  /** The command of this client that led to it. */
  done?: string;
  /** Whose seat went to a bot. */
  lost_seat?: string;
  frames: Frame<G>[];
  now: Now<G>;
}

/** A game, and all that can be chosen for it */
export interface OfferedGame {
  game: string;
  title: string;
  /** The version of its rules. */
  rules: number;
  seats: OfferedSeats;
  options: OfferedOption[];
  /** Block sets or decks; the first is the usual one. */
  contents: string[];
  bots: string[];
  /** The bots that people choose to play against, from the weakest on; the others are there to measure these by. */
  levels: string[];
}

/** Who may sit */
export interface OfferedSeats {
  /** In order of play. */
  names: string[];
  /** How many, at least. */
  least: number;
  most: number;
  /** The option that says how many; left out, the chairs do. */
  option?: string;
}

/** What can be chosen */
export interface OfferedOption {
  key: string;
  /** Its number in the rules. */
  rule: string;
  /** What it is, in English. */
  help: string;
  /** Those that are no numbers of a range. */
  choices: OptionValue[];
  /** Any of these can be chosen as well. */
  numbers?: OfferedNumbers;
  /** What holds where nobody chose. */
  usual?: OptionValue;
  /** Where nobody chose, chance does. */
  drawn?: true;
  /** The choices are the seats, in their order; only one that has a chair can be chosen. */
  seat?: true;
}

/** Whole numbers, both ends included */
export interface OfferedNumbers {
  least: number;
  most: number;
}

/** A table or match in a list */
export type Listed<G extends GameTypes = GameTypes> = {
  match: string;
  phase: 'open' | 'playing' | 'over';
  /** When something last happened. */
  touched: number;
  /** Whether it is the turn of the one who asks, or a chair is kept for them; there where they sit or are awaited. */
  awaits_you?: boolean;
  /** Where the one who asks sits. */
  chair?: number;
  /** The free chair that is kept for the one who asks: after a rematch. */
  kept_for_you?: number;
} & Card<G>;

/** What lists show of a match */
export interface Card<G extends GameTypes = GameTypes> {
  game: string;
  /** What is left out is as usual, or drawn (H-03). */
  options: Record<string, OptionValue>;
  content: string;
  seats: 'chosen' | 'drawn';
  listed: boolean;
  spectators: boolean;
  clock: MadeClock;
  stand_in?: string;
  chairs: Chair<G>[];
  /** Where the one who made it sits, if it is there. */
  host?: number;
  /** Free chairs that wait for somebody. */
  kept?: number[];
  result?: Result<G>;
}

/** A match gone through once more */
export interface Replay<G extends GameTypes = GameTypes> {
  game: string;
  options: Record<string, OptionValue>;
  content: G['content'];
  seats: RecordedSeat<G>[];
  result: Result<G> | null;
  frames: ReplayFrame<G>[];
}

/** Who sat there, as the record says */
export interface RecordedSeat<G extends GameTypes = GameTypes> {
  seat: G['seat'];
  player: string;
}

/** An entry, and the table after it */
export type ReplayFrame<G extends GameTypes = GameTypes> = {
  seq: number;
  event: Entry<G>;
  view: G['view'];
} & Happened<G>;

/** What comes next in a match, as a record has it */
export type Entry<G extends GameTypes = GameTypes> = ActedEntry<G> | UndoneEntry | ResignedEntry<G> | ReplacedEntry<G>;

/** A decision, or what chance drew */
export interface ActedEntry<G extends GameTypes = GameTypes> {
  by: G['seat'] | 'chance';
  action: G['action'];
}

/** Entries after this number no longer stand */
export interface UndoneEntry {
  undo: number;
}

/** A seat gave up, or was given up */
export interface ResignedEntry<G extends GameTypes = GameTypes> {
  resign: G['seat'];
  /** Where it was not the player who resigned. */
  reason?: string;
}

/** Another player sits there from now on */
export interface ReplacedEntry<G extends GameTypes = GameTypes> {
  seat: G['seat'];
  player: string;
}
