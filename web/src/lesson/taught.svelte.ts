/**
 * A lesson in place of a table's connection: all its positions are known beforehand, so nothing is sent. The learner's
 * move goes on to the next step; any other is answered by the card.
 */
import { lessons } from '../api/lessons';
import { mergeLog, opened, type Connected } from '../api/live.svelte';
import type { Chart, Entry, Lesson, LessonStep, Moment, NotNow, SeatInfo, TableInfo, Update } from '../api/types';

/** Who sits in the other seats of a lesson. */
const OTHERS = ['Amber', 'Tansy', 'Opal'];
const BEGINNER = 'level-1';

/** What somebody played instead of what the step is about. `key`: the sentence that the lesson has for it. */
interface Wrong {
  move: number;
  key: string | null;
}

export class Taught implements Connected {
  at = $state(0);
  wrong = $state.raw<Wrong | null>(null);
  update = $state.raw() as Update;
  log = $state.raw<Entry[]>([]);
  table = $state.raw() as TableInfo;

  readonly connection = 'live';
  readonly chat = [];
  readonly refused = undefined;
  readonly held = null;
  readonly outcome = null;
  readonly nudged = undefined;
  readonly reason = null;
  readonly hints = null;
  readonly hinted = [];
  readonly wondering = null;
  readonly told = {};
  readonly busy = false;
  readonly canLetGo = false;

  /** `onstep`: what is to be done when somebody comes to another step. */
  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    first: number,
    me: string,
    readonly onstep: (step: number) => void = () => undefined,
  ) {
    this.at = Math.max(0, Math.min(first, lesson.steps.length - 1));
    this.update = this.#moment(this.at);
    this.log = this.#told();
    this.table = head(game, lesson, me);
  }

  get steps(): LessonStep[] {
    return this.lesson.steps;
  }

  get step(): LessonStep {
    return this.steps[this.at] as LessonStep;
  }

  play(move: number | string): void {
    const number = Number(move);
    if (number === this.step.move) return this.next();
    this.wrong = { move: number, key: this.step.wrong[String(number)] ?? null };
  }

  /** On to the next step; a move of this one counts as played. */
  next(): void {
    if (this.at < this.steps.length - 1) this.#go(this.at + 1);
  }

  back(): void {
    if (this.wrong) this.wrong = null;
    else if (this.at > 0) this.#go(this.at - 1);
  }

  again(): void {
    this.#go(0);
  }

  why(_seat: number, moves: number[]): Promise<NotNow | null> {
    return lessons.why(this.game, this.lesson.name, this.at, moves);
  }

  /** Only the moments of its steps are known. */
  moment(index: number, seat: number | null): Promise<Moment> {
    const view = this.steps.find((step) => step.moment.view.index === index)?.moment.view;
    return view
      ? Promise.resolve({ index, seat, view, asked: null, question: null, offers: [] })
      : Promise.reject(new Error());
  }

  /** There is no whole game to draw. */
  chart(): Promise<Chart> {
    return Promise.reject(new Error());
  }

  forget(): void {
    this.wrong = null;
  }

  undo(): void {
    this.back();
  }

  restart(): void {
    this.back();
  }

  // What a lesson has no use for: nobody else is here, and nothing can be lost on the way.
  wonder(): void {}
  look(): void {}
  say(): void {}
  letGo(): void {}
  close(): void {}

  #go(step: number): void {
    const forward = step === this.at + 1;
    this.wrong = null;
    this.at = step;
    const moment = this.#moment(step);
    // What lies behind is shown at once; only what follows plays out.
    this.update = forward ? moment : { ...moment, news: [] };
    this.log = this.#told();
    this.onstep(step);
  }

  #told(): Entry[] {
    const passed = this.steps.slice(0, this.at + 1);
    return passed.reduce<Entry[]>((log, { moment }) => mergeLog(log, moment.kept, moment.news), []);
  }

  /** Nothing has to be asked twice in a lesson: what ends the turn or reveals something can be taken back by "Back". */
  #moment(step: number): Update {
    const { moment } = this.steps[step] as LessonStep;
    const offers = moment.offers.map((offer) => ({ ...offer, then: 'goes on' as const }));
    return opened({ ...moment, offers, undoable: 0 });
  }
}

function head(game: string, lesson: Lesson, me: string): TableInfo {
  const seats = Array.from({ length: lesson.seats }, (_, at): SeatInfo => {
    const mine = at === lesson.seat;
    const place = (at - lesson.seat - 1 + lesson.seats) % lesson.seats;
    return {
      seat: at,
      kind: mine ? 'person' : 'bot',
      name: mine ? me : (OTHERS[place] ?? ''),
      bot: mine ? null : BEGINNER,
      mine,
      online: true,
      away: false,
      seen: null,
      stand_in: null,
      offered: null,
      nudged: null,
      conceded: false,
    };
  });
  return {
    id: lesson.name,
    game,
    title: '',
    seats,
    options: lesson.options,
    box: lesson.box,
    listed: false,
    help: 'none',
    host: me,
    is_host: false,
    status: 'playing',
    waiting: [],
    winners: [],
    index: 0,
    since: 0,
    watchers: 0,
    archived: false,
    progress: {},
    scores: [],
    origin: null,
  };
}
