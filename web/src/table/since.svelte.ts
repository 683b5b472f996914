/** The summary of what happened since my last turn: there when I am asked, until I close it or move. */
import type { View } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Owned } from '../games/module';
import { blocksOf, changes, movesSince, worthTelling } from './since';
import type { Table } from './state.svelte';

export class Since {
  /** The first move of the summary that was closed. */
  #closed = $state(-1);
  /** Moves up to this one came while I was asked already: nothing may slide in under my finger. */
  #heard = $state(-1);
  /** My things as they were, by the same number; without a view they could not be looked up. */
  #before = $state.raw<{ first: number; view?: View } | null>(null);

  constructor(readonly table: Table) {}

  readonly entries = $derived.by(() => {
    const { shown, settled, log } = this.table;
    const asked = shown.seat !== null && shown.question !== null;
    return asked && settled && shown.seat !== null ? movesSince(log, shown.seat) : [];
  });

  readonly blocks = $derived.by(() => {
    const { shown, module } = this.table;
    return shown.seat === null ? [] : blocksOf(this.entries, shown.seat, module);
  });

  /** What I have more or less of, as soon as it is known. */
  readonly gains = $derived.by((): Owned[] => {
    const { shown, module } = this.table;
    const seat = shown.seat;
    if (!module.standing || seat === null || !shown.view || !this.#before?.view || this.#before.first !== this.first)
      return [];
    const own = (view: View) => module.standing?.(view, seat, this.table) ?? [];
    return changes(own(this.#before.view), own(shown.view));
  });

  /** Whether it is complete: what comes later would make it jump. */
  get complete(): boolean {
    return !this.#recalls || this.#before?.first === this.first;
  }

  get #recalls(): boolean {
    return this.table.module.standing !== undefined && this.first >= 1;
  }

  get first(): number {
    return this.entries[0]?.index ?? -1;
  }

  /** Whether I have not had a turn yet. */
  get beforeMyFirst(): boolean {
    return !this.table.log.some((entry) => entry.seat === this.table.shown.seat);
  }

  /** Whether there is something to tell, opened or not. */
  get told(): boolean {
    return settings.summary && worthTelling(this.blocks);
  }

  get open(): boolean {
    const fresh = this.entries.some((entry) => entry.index > this.#heard);
    return this.told && fresh && this.#closed !== this.first && !this.table.curtain;
  }

  get count(): number {
    return this.blocks.reduce((sum, block) => sum + block.lines.length, 0);
  }

  close(): void {
    this.#closed = this.first;
    if (!this.table.now) this.table.replay.present();
  }

  /** Others moved while my question stood (all choose at once): what they did is told when I ask for it. */
  hear(index: number): void {
    if (!this.open) this.#heard = index;
  }

  reopen(): void {
    this.#closed = this.#heard = -1;
  }

  /** Play some of it on the board; again: stop. */
  show(indices: number[]): void {
    const { replay } = this.table;
    if (replay.playing) replay.present();
    else replay.playThese(indices);
  }

  /** Look up what I had before; call in an effect while it is open. */
  async recall(): Promise<void> {
    const { first, table } = this;
    if (this.complete) return;
    try {
      const moment = await table.replay.fetch(first - 1, table.shown.seat);
      this.#before = { first, view: moment.view };
    } catch {
      this.#before = { first }; // without it the summary lacks its first line only
    }
  }
}
