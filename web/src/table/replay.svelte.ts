/** Looking back: the table as it was after any move, step by step, by turn, or playing by itself. */
import type { Entry, Moment } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Table } from './state.svelte';

const STEP_MS = 1100;
/** How long the table stays as it was before the first of some chosen moves. */
const START_MS = 500;

/** How long it takes to play so many chosen moves, in seconds. */
export const secondsFor = (moves: number): number =>
  Math.max(1, Math.round((START_MS + moves * STEP_MS) / settings.speed / 1000));

export class Replay {
  /** The index that is looked at; null: the present. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** Whose eyes we look through; undefined: as at the table. */
  eyes = $state<number | null | undefined>(undefined);
  /** Whether the next move is looked at, as in a review of it, and not the one that was just played. */
  ahead = $state(false);
  /** The index whose picture is on the screen. */
  #drawn = -1;
  readonly #kept = new Map<string, Promise<Moment>>();
  /** The moves that are still to be played, where only some are; null: all from here on. */
  #chosen: number[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  get last(): number {
    return this.table.shown.index;
  }

  /** Where the knob stands. */
  get index(): number {
    return this.at ?? this.last;
  }

  get entry(): Entry | undefined {
    return this.table.live.log.find((entry) => entry.index === this.index);
  }

  /** The move whose place on the table is shown. */
  get followed(): Entry | undefined {
    const index = this.index + (this.ahead ? 1 : 0);
    return this.table.live.log.find((entry) => entry.index === index);
  }

  /** The seats through whose eyes one may look now. */
  get choices(): number[] {
    const { table } = this;
    if (table.info.status === 'over') return table.seats.map((seat) => seat.seat);
    return table.mine.length > 1 ? [] : table.mine.map((seat) => seat.seat);
  }

  async go(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, index));
    const seat = this.eyes === undefined ? this.table.shown.seat : this.eyes;
    this.table.disarm();
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted, seat);
      if (this.at !== wanted) return;
      const events = this.entry?.events ?? [];
      const before = this.playing && this.#drawn === wanted - 1 ? (this.moment?.view ?? null) : null;
      this.#drawn = wanted;
      const change = () => {
        this.moment = moment;
        this.table.mark(events.flatMap((event) => this.table.module.marks(event, this.table)));
      };
      await this.table.playback.fly(events, seat, before, settings.speed, change);
    } catch (problem) {
      if (this.at !== wanted) return;
      this.table.trouble = (problem as Error).message;
      this.present();
    }
  }

  present(): void {
    this.pause();
    this.at = null;
    this.moment = null;
    this.#drawn = -1;
    this.eyes = undefined;
    this.table.mark([]);
  }

  look(seat: number | null): void {
    this.eyes = seat;
    void this.go(this.index);
  }

  step(by: number): void {
    this.pause();
    this.#stepTo(this.index + by);
  }

  /** To where the next seat has moved, or the one before. */
  turn(by: 1 | -1): void {
    this.pause();
    const ends = this.turns;
    const next = by > 0 ? ends.find((end) => end > this.index) : ends.findLast((end) => end < this.index);
    this.#stepTo(next ?? (by > 0 ? this.last : 0));
  }

  /** The indices with which a turn ends. */
  get turns(): number[] {
    const log = this.table.live.log;
    return log.filter((entry, at) => log[at + 1]?.seat !== entry.seat).map((entry) => entry.index);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.playFrom(this.index >= this.last ? 0 : this.index);
  }

  playFrom(index: number): void {
    this.pause();
    this.playing = true;
    void this.go(index).then(() => this.#tick(STEP_MS));
  }

  /** Only these moves, one after the other, and then back to the present. */
  playThese(indices: number[]): void {
    this.pause();
    this.playing = true;
    this.#chosen = [...indices];
    void this.go((indices[0] ?? 1) - 1).then(() => this.#tick(START_MS));
  }

  pause(): void {
    this.playing = false;
    this.#chosen = null;
    clearTimeout(this.#timer);
  }

  #stepTo(index: number): void {
    if (index >= this.last && this.table.info.status !== 'over') this.present();
    else void this.go(index);
  }

  #tick(ms: number): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      const next = this.#chosen ? this.#chosen.shift() : this.index < this.last ? this.index + 1 : undefined;
      if (next === undefined) return this.table.info.status === 'over' && !this.#chosen ? this.pause() : this.present();
      if (this.index !== next - 1) await this.go(next - 1); // others moved in between
      const began = performance.now();
      await this.go(next);
      if (this.playing) this.#tick(Math.max(0, STEP_MS - (performance.now() - began) * settings.speed));
    }, ms / settings.speed);
  }

  /** What is past does not change; only an undo can make an index mean something else, so the seq is in the key. */
  fetch(index: number, seat: number | null): Promise<Moment> {
    const key = `${this.table.shown.seq}/${seat}/${index}`;
    let moment = this.#kept.get(key);
    if (!moment) {
      moment = this.table.live.moment(index, seat);
      moment.catch(() => this.#kept.delete(key));
      this.#kept.set(key, moment);
    }
    return moment;
  }
}
