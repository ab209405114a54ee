// What the app knows of a game: one module for each, and nothing of any game anywhere else. What may be
// played, by how many, and what it leads to is the engine's business.

import type { Component, Snippet } from 'svelte';
import type { Sound } from '../app/tones';
import type { Frame, GameTypes, Happened, OptionValue, Replay, Result } from '../engine/views';
import type { Play } from './play.svelte';
import type { Names } from './players';

export interface GameModule<G extends GameTypes = GameTypes> {
  /** As the engine calls it. */
  name: string;
  words: GameWords;
  /** Who is played against, until somebody chooses another. */
  usualBot: string;

  /** Drawings that others refer to by id; mounted once, for the whole app. */
  Symbols: Component;
  /** The game at a glance, to be drawn into 320 by 200 units of SVG. */
  Picture: Component;
  /** Whose something is; `size` is a length of CSS. */
  SeatMark: Component<{ seat: G['seat']; size?: string }>;
  aid: Aid;

  /** How long what happened stays before the eyes, in milliseconds. */
  paceOf(frame: Frame<G>): number;
  /** What is heard of an action by who sits in this seat; `before` is how the table looked until then. */
  soundsOf(frame: Frame<G>, before: G['view'] | undefined, me: G['seat'] | null): Sound[];

  /** The match as somebody plays it or looks on, to its end and beyond; it comes when somebody does. */
  table(): Promise<Component<TableProps<G>>>;
  /** What nobody needs to begin a match; it comes when it is asked for. */
  more(): Promise<GameMore<G>>;
}

export interface GameWords {
  name(): string;
  /** In one line, where a game is chosen. */
  about(): string;
  /** For who may want to play it; empty where it says what these options change. */
  pitch(options?: Record<string, OptionValue>): string;
  /** What its contents are, as a form asks for one. */
  content(): string;
  /** Whose work the printed game is. */
  credits?: { title(): string; people(): string; publishers(): string };
}

/** The player aid: short sections, each with examples beside it, then everything there is on the table. */
export interface Aid {
  sections: { title(): string; text(): string }[];
  /** Beside a section, by its number, from 1. */
  Examples: Component<{ section: number }>;
  parts: { key: string; title(): string }[];
  Part: Component<{ part: string }>;
}

export interface TableProps<G extends GameTypes = GameTypes> {
  play: Play<G>;
  isOnline: boolean;
  /** What is out of the ordinary. */
  asides: Snippet;
  /** At the end: the way to the next match, and all others. */
  again: Snippet;
  /** The match written down, once it is over. */
  record: () => Promise<string | null>;
}

export interface GameMore<G extends GameTypes = GameTypes> {
  Gallery: Component<{ content: G['content'] }>;
  ReplayBoard: Component<ReplayBoardProps<G>>;
  /** Of the games whose steps show things. */
  Thing?: Component<{ thing: G['thing'] }>;
  telling: Telling<G>;
}

/** A recorded match in words. */
export interface Telling<G extends GameTypes = GameTypes> {
  /** Each frame is a step. */
  stepsOf(replay: Replay<G>, tellerAt: (at: number) => Teller<G>): Step<G>[];
  /** Who won and by how much, then why. */
  resultLines(ended: Ended<G>, teller: Teller<G>): string[];
}

export interface ReplayBoardProps<G extends GameTypes = GameTypes> {
  view: G['view'];
  names: Names<G['seat']>;
  /** Beside the marks of the seats. */
  shortNames: Names<G['seat']>;
  me: G['seat'] | null;
  /** What has just happened. */
  frame: Frame<G>;
  /** It is being shown happen. */
  isPlaying: boolean;
  isOver: boolean;
  /** There is room for everything at once. */
  isLarge: boolean;
}

/** Who reads, and what the players are called. */
export interface Teller<G extends GameTypes = GameTypes> {
  names: Names<G['seat']>;
  me: G['seat'] | null;
}

export interface Step<G extends GameTypes = GameTypes> {
  seq: number;
  words: string;
  /** What it is about, to be shown small. */
  things: G['thing'][];
  /** Whose turn begins with it, where the game is told by turns. */
  turn: { seat: G['seat']; name: string } | null;
}

export interface Ended<G extends GameTypes = GameTypes> {
  view: G['view'];
  result: Result<G>;
  history: Happened<G>[];
}

/** A game among others: from here on only the game itself knows what its things are. */
export function anyGame<G extends GameTypes>(game: GameModule<G>): GameModule {
  return game as unknown as GameModule;
}
