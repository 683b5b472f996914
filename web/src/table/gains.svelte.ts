/** What I have more or less of than at the end of my last turn: told by the summary, which looks it up while it is open. */
import type { View } from '../api/types';
import type { Owned } from '../games/module';
import { changes } from './changes';
import type { Table } from './state.svelte';

export class Gains {
  /** My things as they were before the move with this number; without a view they could not be looked up. */
  #before = $state.raw<{ first: number; view?: View } | null>(null);

  constructor(readonly table: Table) {}

  /** As soon as it is known. */
  readonly list = $derived.by((): Owned[] => {
    const { shown, module, since } = this.table;
    const seat = shown.seat;
    if (!module.standing || seat === null || !shown.view || !this.#before?.view || this.#before.first !== since.first)
      return [];
    const own = (view: View) => module.standing?.(view, seat, this.table) ?? [];
    return changes(own(this.#before.view), own(shown.view));
  });

  /** Whether it is complete: what comes later would make the summary jump. */
  get complete(): boolean {
    const { module, since } = this.table;
    return module.standing === undefined || since.first < 1 || this.#before?.first === since.first;
  }

  /** Look up what I had before; call in an effect. */
  async recall(): Promise<void> {
    const { replay, shown, since } = this.table;
    const { first } = since;
    if (this.complete) return;
    try {
      const moment = await replay.fetch(first - 1, shown.seat);
      this.#before = { first, view: moment.view };
    } catch {
      this.#before = { first }; // without it the summary lacks its first line only
    }
  }
}
