/** The summary of what happened since my last turn: there when I am asked, until I close it or move. */
import { settings } from '../app/settings.svelte';
import { blocksOf, movesSince, worthTelling } from './since';
import type { Table } from './state.svelte';

export class Since {
  /** A lesson tells by itself what happened. */
  quiet = false;
  /** The move that went by itself (`Forced`): it leaves the summary where it is. */
  forced = $state(-1);
  /** The first move of the summary that was closed. */
  #closed = $state(-1);
  /** Moves up to this one came while I was asked already: nothing may slide in under my finger. */
  #heard = $state(-1);

  constructor(readonly table: Table) {}

  readonly entries = $derived.by(() => {
    const { shown, settled, log } = this.table;
    const asked = shown.seat !== null && shown.question !== null;
    return asked && settled && shown.seat !== null ? movesSince(log, shown.seat, this.forced) : [];
  });

  readonly blocks = $derived.by(() => {
    const { shown, module } = this.table;
    return shown.seat === null ? [] : blocksOf(this.entries, shown.seat, module);
  });

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
    return !this.quiet && this.told && fresh && this.#closed !== this.first && !this.table.curtain;
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
}
