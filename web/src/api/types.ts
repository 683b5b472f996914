/**
 * Every message that goes over the wire, under the names that the server's messages have.
 * The comments there say what each of them means; here they are shapes only.
 */

export type Choice = boolean | number | string;

export interface Me {
  id: string;
  name: string;
}

export interface NewName {
  name: string;
}

export interface DeviceCode {
  code: string;
}

export interface OptionInfo {
  name: string;
  default: Choice;
  values: Choice[];
  about: string;
}

export interface MoveInfo {
  number: number;
  verb: string;
  args: Record<string, number | string>;
  text: string;
  say: string;
}

export interface BotInfo {
  name: string;
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
}

export type WordSections = Record<string, Record<string, string>>;

export interface GameDetails {
  name: string;
  title: string;
  seats: number[];
  moves: MoveInfo[];
  words: WordSections;
  /** The raw facts of the box; each game's own folder knows their shape. */
  box: Record<string, unknown>;
  house_made: string[];
}

export interface RuleInfo {
  number: string;
  chapter: string;
  text: string;
}

export interface SeatWish {
  kind: 'me' | 'here' | 'bot' | 'open';
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Choice>;
  title?: string;
  listed?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  away: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  options: Record<string, Choice>;
  listed: boolean;
  host: string;
  is_host: boolean;
  status: 'open' | 'playing' | 'over';
  waiting: number[];
  winners: number[];
  index: number;
  since: number;
  watchers: number;
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface OpenedTable {
  id: string;
}

export interface SeatChoice {
  seat: number;
}

export interface Question {
  key: string;
  rule: string;
  values: Record<string, unknown>;
}

export interface Asked {
  seat: number;
  key: string;
  rule: string;
}

export interface Offer {
  move: number;
  then: 'goes on' | 'ends turn' | 'reveals';
}

export interface GameEvent {
  kind: string;
  seat: number | null;
  [value: string]: unknown;
}

export interface Entry {
  index: number;
  seat: number | null;
  events: GameEvent[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What every game's view has; `board` is the game's own part, typed in the game's folder. */
export interface View<Board = unknown> {
  game: string;
  seats: number;
  options: Record<string, Choice>;
  seat: number | null;
  index: number;
  waiting: number[];
  over: boolean;
  winners: number[];
  score_sheet: Record<string, number>[] | null;
  board: Board;
}

export interface Update {
  type: 'update';
  seq: number;
  table: TableInfo;
  seat: number | null;
  index: number;
  kept: number;
  news: Entry[];
  view: View | null;
  asked: Asked[];
  question: Question | null;
  offers: Offer[];
  can_undo: boolean;
}

export interface ChatNews {
  type: 'chat';
  lines: ChatLine[];
}

export interface Refused {
  type: 'refused';
  reason: string;
  late: boolean;
}

export interface Pong {
  type: 'pong';
}

export type FromServer = Update | ChatNews | Refused | Pong;

export type FromClient =
  | { type: 'play'; seq: number; seat: number; move: number | string }
  | { type: 'undo'; seq: number; seat: number }
  | { type: 'look'; seat: number | null }
  | { type: 'say'; text: string }
  | { type: 'ping' };

export interface Moment {
  index: number;
  seat: number | null;
  view: View;
}

export interface Chart {
  scores: number[][];
  turns: (number | null)[];
  seed: number;
}

export interface Problem {
  status_code: number;
  detail: string;
}
