/** What a game brings to the shared table page. See README.md in this folder. */
import type { Component } from 'svelte';
import type { Entry, MoveInfo, QuestionOf, Shapes, View } from '../api/types';
import type { IconName } from '../look/icons';
import type { Key } from '../words';
import type { Table } from '../table/state.svelte';

/** One value of a sentence as it is shown: text, and the mark that stands before it. */
export interface Said {
  text: string;
  icon?: IconName;
  tint?: string;
  seat?: number;
}

/** A part of what lies before me: a column on wide screens, a tab on phones. */
export interface Part {
  key: string;
  /** Only there; else on both. */
  on?: 'phone' | 'wide';
  icon: IconName;
  /** What the tab says, and its name for those who hear it. */
  label: (table: Table) => string;
  title: Key;
  View: Component;
}

/** The one move that the main button plays now. */
export interface MainMove {
  move: number;
  label: string;
  icon?: IconName;
  /** Whether the board shows what would follow while the button has hover or focus. */
  previews?: boolean;
}

/** The button that ends my turn or phase for good, and what it asks before. */
export interface Ending {
  /** What the button says. */
  label: string;
  question: string;
  /** What would be lost, a sentence each. */
  lost: string[];
  /** Where it can be ended in several ways: what is to be chosen; the first is chosen beforehand. */
  choose?: string;
  moves: { move: number; label: string; note?: string; act: string }[];
}

/** A card or token that flies from one anchor (data-anchor) to another when an event plays out. */
export interface Flight {
  face: string;
  from: string[];
  to: string[];
  /** It keeps its size instead of growing or shrinking into the target. */
  keeps?: boolean;
}

/**
 * How much of another player is shown. `chip`: in a phone's strip, two to four numbers with their icons in one row of
 * 30 px, no name, nothing to focus. `short`: at the side of a low screen or among three, about 90 px. `full`: everything.
 */
export type PanelSize = 'chip' | 'short' | 'full';

/** So many of one thing. */
export interface Owned {
  icon: IconName;
  tint?: string;
  label: string;
  count: number;
}

/** `Own`: what the game knows of the messages' shapes (games/README.md). */
export interface GameModule<Own extends Shapes = Shapes> {
  name: string;
  /** The board in the middle. */
  Board: Component;
  /** Drawings that the other parts refer to; mounted once. */
  Art?: Component;
  /** What would follow from the main moves, in the prompt. */
  Outlook?: Component;
  /** What can be seen of another player. */
  Panel: Component<{ seat: number; size: PanelSize }>;
  /** What a flying piece looks like. */
  Face: Component<{ face: string }>;
  /** What lies before me, in the order of the wide screen, and the widths of its columns. */
  parts: Part[];
  columns: string | ((table: Table) => string);
  /** The part that phones show first. */
  home: string;
  /** The tab of the sheet that a question is about (a part, or `moves`): phones turn to it. Empty: the sheet folds. */
  partFor(question: QuestionOf<Own> | null): string;
  /** Which part of the board is the large one now; the table carries it as `data-stage`, for the game's css. */
  stage?: (table: Table) => string;
  /** What somebody opened on the board by a tap: the phone's sheet folds, so that it is in sight. Null: nothing. */
  spot?: (table: Table) => string | null;
  /** The pieces on which a move can be clicked. */
  pieces: (move: MoveInfo, table: Table) => string[];
  main: (table: Table) => MainMove | null;
  /** What ends my turn or phase and cannot be taken back: a button with words instead of pieces. */
  ending?: (table: Table) => Ending | null;
  /** What I would lose by a move that ends my turn, as a sentence; null: nothing. It is asked about in any case. */
  loses?: (move: MoveInfo, table: Table) => string | null;
  /** Verbs that are no choice where they are the only move: the page plays them after a pause (a setting). */
  forced?: string[];
  /** A move said by what lies there now; null: by the words of the game. */
  tell?: (move: MoveInfo, table: Table) => Said[] | null;
  /** Verbs of which `tell` says all that is certain: nothing is told twice. */
  tells?: string[];
  /** How a value of a sentence is shown. */
  say: (key: string, value: unknown, table: Table) => Said[];
  /** The pieces that an event is about; hovering its line marks them. */
  marks(event: Own['event'], table: Table): string[];
  /** Kinds of events that are told as headings between the lines of the log. */
  headings: string[];
  /** Kinds of events that are told in the log only, not in the summary since one's last turn. */
  minor?: string[];
  /** A flag on the replay slider, with its words. */
  milestone(entry: Entry<Own['event']>, table: Table): string | null;
  flights(events: Own['event'][], seat: number | null, before: View<Own['board']>, table: Table): Flight[];
  /** The part of the table where an event of somebody else happens, by the game's own name; the board turns to it. */
  placeOf?(event: Own['event'], table: Table): string | null;
  /** What somebody owns, in numbers, in the order in which it is told what has changed. */
  standing?(view: View<Own['board']>, seat: number, table: Table): Owned[];
  /** What decided the game, in one sentence. */
  decided: (table: Table) => string | null;
}
