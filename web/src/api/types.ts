/**
 * The messages that go over the wire, by the names that the server gives them. Their shapes are generated from its
 * description of itself (`make types`); here only what a game's own folder knows better is made narrower.
 */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Choice = boolean | number | string;

export type Me = Schemas['Me'];
export type NewName = Schemas['NewName'];
export type DeviceCode = Schemas['DeviceCode'];
export type OptionInfo = Schemas['OptionInfo'];
export type MoveInfo = Schemas['MoveInfo'];
export type BotInfo = Schemas['BotInfo'];
export type GameInfo = Schemas['GameInfo'];
export type GameDetails = Schemas['GameDetails'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonStep = Omit<Schemas['LessonStep'], 'moment'> & { moment: UpdateMessage };
export type Lesson = Omit<Schemas['Lesson'], 'steps'> & { steps: LessonStep[] };
export type RuleInfo = Schemas['RuleInfo'];
export type BoxForm = Schemas['BoxForm'];
export type BoxPart = Schemas['BoxPart'];
export type BoxField = Schemas['BoxField'];
export type BoxShape = Schemas['BoxShape'];
export type BoxRefusal = Schemas['BoxRefusal'];
export type BoxChecked = Schemas['BoxChecked'];
export type SeatWish = Schemas['SeatWish'];
export type NewTable = Schemas['NewTable'];
export type Help = Schemas['TableInfo']['help'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableList = Schemas['TableList'];
export type History = Schemas['History'];
export type Guest = Schemas['Guest'];
export type ClockWish = Schemas['ClockWish'];
export type Clock = NonNullable<TableInfo['clock']>;
export type OpenedTable = Schemas['OpenedTable'];
export type SeatChoice = Schemas['SeatChoice'];
export type Invitation = Schemas['Invitation'];
export type Reach = Schemas['Reach'];
/** What a seat is asked, as far as everybody may know. */
export type Asked = Schemas['Asked'] & { seat: number };
/** What I am asked: that, and what is for me alone. */
export type Question = Schemas['Question'] & Schemas['Asked'];
export type Offer = Schemas['Offer'];
export type ChatLine = Schemas['ChatLine'];
export type Chart = Schemas['Chart'];
export type Review = Schemas['Review'];
export type WhatIf = Schemas['WhatIf'];
export type Problem = Schemas['Problem'];

export type ChatNews = Schemas['ChatNews'];
export type Refused = Schemas['Refused'];
export type Nudged = Schemas['Nudged'];
export type Pong = Schemas['Pong'];
export type Storage = Schemas['Storage'];
export type Done = Schemas['Done'];

export interface GameEvent {
  kind: string;
  seat: number | null;
  [value: string]: unknown;
}

export type Entry<Event = GameEvent> = Omit<Schemas['Entry'], 'events'> & { events: Event[] };

/** What every game's view has; `board` is the game's own part, typed in the game's folder. */
export type View<Board = unknown> = Omit<Schemas['TableView'], 'board'> & { board: Board };

/**
 * What of the messages each game has in its own way. A game's folder says once which generated types it has
 * (`CarthageView`, `CarthageBox`, `CarthageEvent`, `CarthagePrompt`, `CarthageOutlook`).
 */
export interface Shapes {
  board: unknown;
  box: unknown;
  event: GameEvent;
  prompt: Pick<Question, 'key' | 'values'>;
  outlook: object;
}

/** A question with the values that the game declares for it. */
export type QuestionOf<Own extends Shapes> = Omit<Question, 'key' | 'values'> & Own['prompt'];

/** An offer with what is certain of its move. */
export type OfferOf<Own extends Shapes> = Omit<Offer, 'outlook'> & { outlook: Own['outlook'] };

/** The moment as it comes over the wire: nothing in it is said twice. */
export type UpdateMessage = Omit<Schemas['Update'], 'news' | 'view'> & { news: Entry[]; view: View };
/** The moment as the table uses it. */
export type Update = Omit<UpdateMessage, 'asked' | 'question'> & {
  seat: number | null;
  index: number;
  asked: Asked[];
  question: Question | null;
};
export type Moment = Omit<Schemas['Moment'], 'view'> & { view: View };

export type Head = Schemas['Head'];
export type Seats = Schemas['Seats'];
export type Presence = Schemas['Presence'];

export type Advice = Schemas['Advice'];
export type NotNow = Schemas['NotNow'];
export type HintedMove = Schemas['HintedMove'];
export type SeatMark = Schemas['SeatMark'];
export type SeatTime = Schemas['SeatTime'];
export type Hints = Schemas['Hints'];
export type Hinted = Schemas['Hinted'];
export type Muted = Schemas['Muted'];
export type Turns = Schemas['Turns'];

export type FromServer =
  | Head
  | Seats
  | Presence
  | UpdateMessage
  | ChatNews
  | Refused
  | Done
  | Nudged
  | Hints
  | Hinted
  | Pong
  | Storage
  | Muted
  | Turns;
/** Messages that change the game. */
export type Act = Schemas['Play'] | Schemas['Undo'] | Schemas['Restart'];
export type FromClient = Act | Schemas['Hint'] | Schemas['Look'] | Schemas['Say'] | Schemas['Here'] | Schemas['Ping'];
