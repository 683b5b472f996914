/** What happened while nobody looked: entries that came while the page was hidden, closed or cut off. */
import { kept } from './kept';
import type { Table } from './state.svelte';

const entryOf = (id: string): string => `entrepot.seen.${id}`;

export class Away {
  /** The first and the last index that were missed; null: nothing. */
  missed = $state.raw<{ from: number; to: number } | null>(null);
  #seen: number;
  #gone = false;

  /** `taught`: in a lesson nothing is missed. */
  constructor(
    readonly table: Table,
    taught = false,
  ) {
    this.#seen = Number(kept(entryOf(table.id)) ?? Number.NaN);
    if (!taught && !table.watching && this.#seen < table.shown.index) this.#note();
    else this.#see();
  }

  /** Runs whenever the picture, the connection or the page's visibility changes; call in an effect. */
  follow(): () => void {
    const { shown, live } = this.table;
    const lost = live.connection !== 'live' || document.hidden;
    if (lost) this.#gone = true;
    else if (this.#gone) {
      this.#gone = false;
      if (shown.index > this.#seen) this.#note();
    } else this.#see();
    const back = () => {
      if (document.hidden) this.#gone = true;
      else if (this.#gone) {
        this.#gone = false;
        if (this.table.shown.index > this.#seen) this.#note();
      }
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }

  has(index: number): boolean {
    return this.missed !== null && index >= this.missed.from && index <= this.missed.to;
  }

  dismiss(): void {
    this.missed = null;
    this.table.mark([]);
  }

  #note(): void {
    const { table } = this;
    const to = table.shown.index;
    const news = table.live.log.filter((entry) => entry.index > this.#seen && entry.seat !== table.shown.seat);
    const first = news[0];
    this.missed = first && first.index <= to ? { from: first.index, to } : null;
    if (this.missed)
      table.mark(news.flatMap((entry) => entry.events.flatMap((event) => table.module.marks(event, table))));
    this.#see();
  }

  #see(): void {
    this.#seen = this.table.shown.index;
    kept(entryOf(this.table.id), String(this.#seen));
  }
}
