/**
 * How the table gets to the screen: others' moves play out one after the other, so what is shown can be behind the
 * newest update.
 */
import type { Update } from '../api/types';
import { mayAnimate, settings } from '../app/settings.svelte';
import { ghosts } from './fly.svelte';
import type { Table } from './state.svelte';

/** How long a move of somebody else stays on the screen before the next one plays out. */
const PACE_MS = 900;
/** More waiting moves than this are not worth watching one by one. */
const PATIENCE = 12;

export class Playback {
  /** What is on the screen now. */
  shown = $state.raw<Update>() as Update;
  /** How many updates wait to be played out. */
  behind = $state(0);
  #queue: Update[] = [];
  #running = false;

  constructor(
    readonly table: Table,
    first: Update,
  ) {
    this.shown = first;
  }

  /** A new update has come. My own moves and whatever goes back show at once; others' moves wait for their turn. */
  take(update: Update): void {
    if (update === this.shown || this.#queue.includes(update)) return;
    this.table.clicks.sent = false;
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
    const hurried = !mayAnimate() || document.hidden || this.#queue.length > PATIENCE;
    return mine || goesBack || hurried || !this.table.now;
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
    this.table.clicks.disarm();
    const events = update.news.filter((entry) => entry.index > this.shown.index).flatMap((entry) => entry.events);
    const moving = mayAnimate() && this.table.now && !document.hidden && update.seat === this.shown.seat;
    const before = this.shown.view;
    const flights = moving && update.view && before ? this.table.module.flights(events, update.seat, before) : [];
    await ghosts.around(flights, moving ? settings.speed : 0, () => {
      this.shown = update;
      then();
    });
  }
}
