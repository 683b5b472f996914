/** What I have put together of my turn so far, as long as all of it can be taken back. */
import type { Entry, View } from '../api/types';
import type { Owned } from '../games/module';
import { changes } from './changes';
import type { Table } from './state.svelte';

/** My moves of this turn: the last ones of the log, so many as a restart would take back. */
export const movesSoFar = (log: Entry[], seat: number | null, undoable: number): Entry[] =>
  undoable ? log.slice(-undoable).filter((entry) => entry.seat === seat) : [];

export class SoFar {
  /** The table as it was before them; without a view it could not be looked up. */
  #before = $state.raw<{ index: number; view?: View } | null>(null);

  constructor(readonly table: Table) {}

  readonly entries = $derived.by((): Entry[] => {
    const { shown, now, settled, log } = this.table;
    return now && settled ? movesSoFar(log, shown.seat, shown.undoable) : [];
  });

  /** The moment to which a restart leads. */
  get #index(): number {
    return (this.entries[0]?.index ?? 0) - 1;
  }

  /** What they cost and brought, as soon as it is known. */
  readonly list = $derived.by((): Owned[] => {
    const { shown, module } = this.table;
    const { seat, view } = shown;
    const before = this.#before;
    if (!module.standing || seat === null || !before?.view || before.index !== this.#index) return [];
    const own = (then: View) => module.standing?.(then, seat, this.table) ?? [];
    return changes(own(before.view), own(view));
  });

  /** Look up what there was before; call in an effect. */
  async recall(): Promise<void> {
    const { replay, shown } = this.table;
    const index = this.#index;
    if (index < 0 || this.#before?.index === index) return;
    try {
      const moment = await replay.fetch(index, shown.seat);
      this.#before = { index, view: moment.view };
    } catch {
      this.#before = { index }; // the moves are counted all the same
    }
  }
}
