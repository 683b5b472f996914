/**
 * A table as the page shows it, in three parts: the facts on the screen, what a click means, and how the others' moves
 * play out. What the components use of them is passed through here, so that they know only the table.
 */
import type { Connected } from '../api/live.svelte';
import type { Entry, GameDetails, MoveInfo, Offer, SeatInfo, TableInfo, Update, View } from '../api/types';
import type { GameModule } from '../games/module';
import { Menu } from '../pieces/menu.svelte';
import { Tips } from '../pieces/tip.svelte';
import { Clicks } from './clicks.svelte';
import { Facts } from './facts.svelte';
import { Forced } from './forced.svelte';
import { Hints } from './hints.svelte';
import { Playback } from './playback.svelte';
import { Replay } from './replay.svelte';
import { Since } from './since.svelte';
import { Why } from './why.svelte';

const NOTHING: ReadonlySet<string> = new Set();

export class Table {
  readonly facts: Facts;
  readonly clicks: Clicks;
  readonly playback: Playback;
  readonly replay: Replay;
  readonly forced: Forced;
  readonly since: Since;
  readonly hints: Hints;
  readonly why: Why;
  readonly menu = new Menu();
  readonly tips = new Tips();
  /** The game, in the words of the language that is spoken. */
  details: GameDetails = $state.raw() as GameDetails;
  /** Why the last request failed, for a while. */
  trouble = $state<string | null>(null);
  /** Pieces marked by the log. */
  marks = $state.raw<ReadonlySet<string>>(NOTHING);

  constructor(
    readonly id: string,
    readonly live: Connected,
    details: GameDetails,
    readonly module: GameModule,
    first: Update,
  ) {
    this.details = details;
    this.facts = new Facts(this);
    this.clicks = new Clicks(this);
    this.playback = new Playback(this, first);
    this.replay = new Replay(this);
    this.forced = new Forced(this);
    this.since = new Since(this);
    this.hints = new Hints(this);
    this.why = new Why(this);
  }

  // What is seen -------------------------------------------------------------------------------------------------

  get view(): View {
    return this.facts.view;
  }

  get seat(): number | null {
    return this.facts.seat;
  }

  get near(): number {
    return this.facts.near;
  }

  get info(): TableInfo {
    return this.facts.info;
  }

  get seats(): SeatInfo[] {
    return this.facts.seats;
  }

  get mine(): SeatInfo[] {
    return this.facts.mine;
  }

  get watching(): boolean {
    return this.facts.watching;
  }

  get now(): boolean {
    return this.facts.now;
  }

  get log(): Entry[] {
    return this.facts.log;
  }

  get others(): number[] {
    return this.facts.others;
  }

  get curtain(): SeatInfo | null {
    return this.facts.curtain;
  }

  get handover(): SeatInfo | null {
    return this.facts.handover;
  }

  name(seat: number): string {
    return this.facts.name(seat);
  }

  // What can be done ---------------------------------------------------------------------------------------------

  get offers(): Offer[] {
    return this.clicks.offers;
  }

  get armed(): number | null {
    return this.clicks.armed;
  }

  get sent(): boolean {
    return this.clicks.sent;
  }

  get canUndo(): boolean {
    return this.clicks.canUndo;
  }

  move(number: number): MoveInfo | undefined {
    return this.clicks.moves.get(number);
  }

  offer(number: number): Offer | undefined {
    return this.clicks.offer(number);
  }

  offersFor(piece: string): Offer[] {
    return this.clicks.offersFor(piece);
  }

  warning(offer: Offer): string | null {
    return this.clicks.warning(offer);
  }

  press(number: number): void {
    this.clicks.press(number);
  }

  disarm(): void {
    this.clicks.disarm();
  }

  undo(): void {
    this.clicks.undo();
  }

  // How it gets to the screen ------------------------------------------------------------------------------------

  get shown(): Update {
    return this.playback.shown;
  }

  get settled(): boolean {
    return this.playback.settled;
  }

  /** The part of the table to look at because something happens there; null: what I am asked about. */
  get place(): string | null {
    if (!this.now) {
      const { followed, ahead } = this.replay;
      const events = followed?.events ?? [];
      return this.playback.placeOf(ahead ? events.toReversed() : events); // where it was decided, not what it led to
    }
    return this.settled && this.shown.question ? null : this.playback.place;
  }

  take(update: Update): void {
    this.playback.take(update);
  }

  skip(): void {
    this.playback.skip();
  }

  // Beside the game ----------------------------------------------------------------------------------------------

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
}
