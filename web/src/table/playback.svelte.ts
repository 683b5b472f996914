/**
 * How the table gets to the screen: the others' turns play out one after the other, so what is shown can be behind the
 * newest update. Within a turn its moves follow each other closely; between two turns one can breathe.
 */
import { tick } from 'svelte';
import type { GameEvent, Update, View } from '../api/types';
import { mayAnimate, settings } from '../app/settings.svelte';
import type { Flight } from '../games/module';
import { Ghosts } from './fly.svelte';
import { scenes } from './schedule';
import type { Table } from './state.svelte';

/** How long a turn stays on the screen before the next begins, and a move before the next of the same turn. */
const TURN_MS = 1100;
const STEP_MS = 450;
/** How long the board takes to turn to another part, and how long it stays there when nothing more happens. */
const SLIDE_MS = 260;
const LINGER_MS = 2500;
/** With more waiting moves than this, everything plays faster; with more waiting turns, only the newest is shown. */
const HURRY = 10;
const PATIENCE = 24;

/** Whose turn an update belongs to; null: nobody moved. */
export const moverOf = (update: Update): number | null => update.news.at(-1)?.seat ?? null;

/** How many turns wait: moves of the same seat that follow each other are one. */
export function turnsIn(updates: Update[]): number {
  const movers = updates.filter((update) => update.news.length).map(moverOf);
  return movers.filter((mover, at) => at === 0 || mover !== movers[at - 1]).length;
}

export class Playback {
  /** What is on the screen now. */
  shown = $state.raw<Update>() as Update;
  /** How many updates wait to be played out. */
  behind = $state(0);
  /** Others' moves play out, and their last pieces have not landed yet. */
  moving = $state(false);
  /** The part of the table where the others' last move happened, by the game's own name for it; null: nowhere else. */
  place = $state<string | null>(null);
  /** The seq at which the device was handed over; who opens the page has seen nothing that another may not see. */
  handed = $state(-1);
  /** The pieces that are in the air. */
  readonly ghosts = new Ghosts();
  #queue: Update[] = [];
  #running = false;
  #landing: Promise<void> = Promise.resolve();
  #mover: number | null = null;
  #since = 0;
  #wake: () => void = () => undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    first: Update,
  ) {
    this.shown = first;
    this.handed = first.seq;
    this.#mover = moverOf(first);
  }

  /** Whether everything that happened is on the screen and has landed: now I can be asked. */
  get settled(): boolean {
    return this.behind === 0 && !this.moving;
  }

  /** A new update has come. My own moves and whatever goes back show at once; others' moves wait for their turn. */
  take(update: Update): void {
    if (update === this.shown || this.#queue.includes(update)) return;
    if (!update.news.length && !this.#queue.length && update.index === this.shown.index) {
      this.shown = update; // somebody else decides for the seat now, or a click came late
      return;
    }
    this.#queue.push(update);
    if (this.#atOnce(update)) this.#jump(true);
    else void this.#run();
    this.behind = this.#queue.length;
  }

  handOver(): void {
    this.skip();
    this.handed = this.shown.seq;
  }

  /** Show the newest at once. */
  skip(): void {
    this.#jump(false);
  }

  /** Show a change of the table with the flights of its events; resolves when they have landed. */
  fly(events: GameEvent[], seat: number | null, before: View | null, speed: number, change: () => void): Promise<void> {
    const moving = mayAnimate() && !document.hidden && before !== null;
    const flights = (scene: GameEvent[]): Flight[] =>
      this.table.module.flights(scene, seat, before as View, this.table);
    return this.ghosts.around(moving ? scenes(events).map(flights) : [], moving ? speed : 0, change);
  }

  /** Where the events happen, by the game's own name for that part of the table. */
  placeOf(events: GameEvent[]): string | null {
    const { module } = this.table;
    return events.reduce<string | null>((found, event) => module.placeOf?.(event, this.table) ?? found, null);
  }

  #atOnce(update: Update): boolean {
    const mine = update.news.length > 0 && update.news.every((entry) => entry.seat === this.shown.seat);
    const goesBack = update.index < this.shown.index || update.seat !== this.shown.seat;
    const hurried = !mayAnimate() || document.hidden || turnsIn(this.#queue) > PATIENCE;
    return mine || goesBack || hurried || !this.table.now || (settings.ask_at_once && update.question !== null);
  }

  #jump(flying: boolean): void {
    const newest = this.#queue.pop();
    this.#queue = [];
    this.behind = 0;
    this.moving = false;
    this.stay(null);
    this.ghosts.land();
    if (newest) this.#landing = this.#show(newest, flying ? settings.speed : 0);
    this.#wake();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.moving = true;
    await this.#landing;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const pause = moverOf(next) === this.#mover ? STEP_MS : TURN_MS;
      await this.#wait(next.news.length ? this.#since + pause / this.#speed - performance.now() : 0);
      await this.#turnTo(this.#fresh(next));
      if (this.#queue[0] !== next) continue; // skipped meanwhile
      await this.#show(next, this.#speed, () => {
        this.#queue.shift();
        this.behind = this.#queue.length;
      });
    }
    this.#running = false;
    this.moving = false;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.stay(null), LINGER_MS / settings.speed);
  }

  get #speed(): number {
    return settings.speed * Math.max(1, this.#queue.length / HURRY);
  }

  /** What of an update is not on the screen yet. */
  #fresh(update: Update): GameEvent[] {
    return update.news.filter((entry) => entry.index > this.shown.index).flatMap((entry) => entry.events);
  }

  /** The board turns to where the next thing happens, before it happens. */
  async #turnTo(events: GameEvent[]): Promise<void> {
    const place = this.placeOf(events);
    if (place === null || place === this.place) return;
    this.stay(place);
    await tick();
    await this.#wait(SLIDE_MS / this.#speed);
  }

  /** The board shows a part of the table because something happens there; null: what it shows by itself. */
  stay(place: string | null): void {
    clearTimeout(this.#linger);
    this.place = place;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #show(update: Update, speed: number, then: () => void = () => undefined): Promise<void> {
    if (!this.table.clicks.stands(update)) this.table.clicks.disarm();
    else if (update.question) this.table.since.hear(update.index);
    const stays = this.table.now && update.seat === this.shown.seat;
    this.#mover = moverOf(update) ?? this.#mover;
    this.#since = performance.now();
    await this.fly(this.#fresh(update), update.seat, stays ? this.shown.view : null, speed, () => {
      this.shown = update;
      then();
    });
  }
}
