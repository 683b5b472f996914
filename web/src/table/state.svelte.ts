/**
 * A table as the page shows it: the update that is on the screen now (others' moves play out one after the other, so
 * it can be behind the newest), the moment that is looked back at, and what a click means.
 */
import type { Live } from '../api/live.svelte';
import type { Entry, GameDetails, MoveInfo, Offer, SeatInfo, Update, View } from '../api/types';
import { mayAnimate, settings } from '../app/settings.svelte';
import type { GameModule } from '../games/module';
import { t } from '../words';
import { ghosts } from './fly.svelte';
import { Replay } from './replay.svelte';

/** How long a move of somebody else stays on the screen before the next one plays out. */
const PACE_MS = 900;
/** More waiting moves than this are not worth watching one by one. */
const PATIENCE = 12;
const NOTHING: ReadonlySet<string> = new Set();

export class Table {
  readonly replay: Replay;
  readonly moves: Map<number, MoveInfo>;
  /** What is on the screen now. */
  shown = $state.raw<Update>() as Update;
  /** How many updates wait to be played out. */
  behind = $state(0);
  /** A move that was clicked once and asks to be clicked again. */
  armed = $state<number | null>(null);
  /** A sign that something of mine is on its way to the server. */
  sent = $state(false);
  /** Why the last request failed, for a while. */
  trouble = $state<string | null>(null);
  /** Pieces marked by the log. */
  marks = $state.raw<ReadonlySet<string>>(NOTHING);
  #queue: Update[] = [];
  #running = false;

  constructor(
    readonly id: string,
    readonly live: Live,
    readonly details: GameDetails,
    readonly module: GameModule,
    first: Update,
  ) {
    this.moves = new Map(details.moves.map((move) => [move.number, move]));
    this.shown = first;
    this.replay = new Replay(this);
  }

  // What is seen -------------------------------------------------------------------------------------------------

  get view(): View {
    return this.replay.moment?.view ?? (this.shown.view as View);
  }

  /** The seat from which the table is seen; null: a watcher. */
  get seat(): number | null {
    return this.view.seat;
  }

  /** The seat whose things lie below the board: mine; for a watcher that of whoever is asked. */
  get near(): number {
    return this.seat ?? this.view.waiting[0] ?? this.view.winners[0] ?? 0;
  }

  get seats(): SeatInfo[] {
    return this.shown.table.seats;
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  get now(): boolean {
    return this.replay.at === null;
  }

  /** The log up to what is on the screen. */
  get log(): Entry[] {
    return this.live.log.filter((entry) => entry.index <= this.shown.index);
  }

  /** A seat's name; what kind of bot it is stands elsewhere. */
  name(seat: number): string {
    const info = this.seats[seat];
    const name = info?.bot ? info.name.replace(` (${info.bot})`, '') : info?.name;
    return name || t('seat.number', { number: seat + 1 });
  }

  /** The seats in turn order, beginning after the near one. */
  get others(): number[] {
    const count = this.seats.length;
    return Array.from({ length: count - 1 }, (_, at) => (this.near + at + 1) % count);
  }

  /** Another seat of mine is asked, on the same device: the curtain hides everything until it is there. */
  get curtain(): SeatInfo | null {
    const { asked, seat, table } = this.shown;
    if (this.mine.length < 2 || table.status !== 'playing') return null;
    if (asked.some((item) => item.seat === seat)) return null;
    return this.mine.find((own) => !own.away && asked.some((item) => item.seat === own.seat)) ?? null;
  }

  // What can be done ---------------------------------------------------------------------------------------------

  /** The legal moves, as long as they answer what is on the screen. */
  get offers(): Offer[] {
    return this.now && this.behind === 0 && !this.curtain ? this.shown.offers : [];
  }

  get canUndo(): boolean {
    return this.now && this.behind === 0 && this.shown.can_undo;
  }

  readonly #byPiece = $derived.by(() => {
    const pieces = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const move = this.moves.get(offer.move);
      for (const piece of move ? this.module.pieces(move, this) : [])
        pieces.set(piece, [...(pieces.get(piece) ?? []), offer]);
    }
    return pieces;
  });

  offersFor(piece: string): Offer[] {
    return this.#byPiece.get(piece) ?? [];
  }

  move(number: number): MoveInfo | undefined {
    return this.moves.get(number);
  }

  offer(number: number): Offer | undefined {
    return this.offers.find((offer) => offer.move === number);
  }

  /** Whether a move asks for a second click, and why. */
  warning(offer: Offer): string | null {
    if (offer.then === 'reveals' && settings.warn_reveal) return t('table.warn.reveals');
    if (offer.then !== 'goes on' && settings.warn_turn) return t('table.warn.ends');
    return null;
  }

  /** A click on a move: plays it, or asks for a second click where there is no way back. */
  press(number: number): void {
    const offer = this.offer(number);
    if (!offer || this.sent) return;
    if (this.armed !== number && this.warning(offer)) {
      this.armed = number;
      return;
    }
    this.armed = null;
    this.sent = true;
    this.live.play(number, this.shown.seat);
  }

  disarm(): void {
    this.armed = null;
  }

  undo(): void {
    if (this.canUndo) this.live.undo(this.shown.seat);
  }

  /** A request beside the game (leaving, coming back): a failure is told quietly. */
  async attempt(request: Promise<unknown>): Promise<void> {
    try {
      await request;
      this.trouble = null;
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }

  mark(pieces: string[]): void {
    this.marks = pieces.length ? new Set(pieces) : NOTHING;
  }

  marked(pieces: string[]): boolean {
    return this.marks.size > 0 && pieces.some((piece) => this.marks.has(piece));
  }

  // How it gets to the screen ------------------------------------------------------------------------------------

  /** A new update has come. My own moves and whatever goes back show at once; others' moves wait for their turn. */
  take(update: Update): void {
    if (update === this.shown || this.#queue.includes(update)) return;
    this.sent = false;
    this.#queue.push(update);
    if (this.#atOnce(update)) this.skip();
    else void this.#run();
    this.behind = this.#queue.length;
  }

  /** Show the newest at once. */
  skip(): void {
    const newest = this.#queue.pop();
    this.#queue = [];
    this.behind = 0;
    if (newest) void this.#show(newest);
  }

  #atOnce(update: Update): boolean {
    const alone = this.#queue.length === 1;
    const mine = update.news.length
      ? update.news.every((entry) => entry.seat === this.shown.seat || entry.index === 0)
      : alone; // somebody came or went: that does not hurry the moves that wait
    const goesBack = update.index < this.shown.index || update.seat !== this.shown.seat;
    return mine || goesBack || !mayAnimate() || document.hidden || this.#queue.length > PATIENCE || !this.now;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const began = performance.now();
      await this.#show(next, () => {
        this.#queue.shift();
        this.behind = this.#queue.length;
      });
      const rest = next.news.length ? PACE_MS / settings.speed - (performance.now() - began) : 0;
      if (this.#queue.length && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    this.#running = false;
  }

  async #show(update: Update, then: () => void = () => undefined): Promise<void> {
    this.armed = null;
    const events = update.news.filter((entry) => entry.index > this.shown.index).flatMap((entry) => entry.events);
    const moving = mayAnimate() && this.now && !document.hidden && update.seat === this.shown.seat;
    const before = this.shown.view;
    const flights = moving && update.view && before ? this.module.flights(events, update.seat, before) : [];
    await ghosts.around(flights, moving ? settings.speed : 0, () => {
      this.shown = update;
      then();
    });
  }
}
