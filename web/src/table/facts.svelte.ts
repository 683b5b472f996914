/** The facts of a table as the page shows them: the view, who sits where, and what the log says up to here. */
import type { Entry, SeatInfo, TableInfo, View } from '../api/types';
import { t } from '../words';
import type { Table } from './state.svelte';

export class Facts {
  constructor(readonly table: Table) {}

  get view(): View {
    return this.table.replay.moment?.view ?? this.table.shown.view;
  }

  /** The seat from which the table is seen; null: a watcher. */
  get seat(): number | null {
    return this.view.seat;
  }

  /** The seat whose things lie below the board: mine; for a watcher that of whoever is asked. */
  get near(): number {
    return this.seat ?? this.view.waiting[0] ?? this.view.winners[0] ?? 0;
  }

  /** The head of the table: who sits where as they sit now, and the game as far as it is on the screen. */
  get info(): TableInfo {
    const { view, index, since } = this.table.shown;
    const status = view.over ? 'over' : 'playing';
    return { ...this.#head, status, waiting: view.waiting, winners: view.winners, index, since };
  }

  get seats(): SeatInfo[] {
    return this.#head.seats;
  }

  /** A table is made when its first moment has come, and its head comes before that. */
  get #head(): TableInfo {
    return this.table.live.table as TableInfo;
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  get now(): boolean {
    return this.table.replay.at === null;
  }

  /** The log up to what is on the screen. */
  get log(): Entry[] {
    return this.table.live.log.filter((entry) => entry.index <= this.table.shown.index);
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

  /** Another seat of mine is asked, on the same device: it is to be handed over. */
  get next(): SeatInfo | null {
    const { asked, seat, view } = this.table.shown;
    if (this.mine.length < 2 || view.over) return null;
    if (asked.some((item) => item.seat === seat)) return null;
    return this.mine.find((own) => !own.away && asked.some((item) => item.seat === own.seat)) ?? null;
  }

  /** Who moved has seen the result and handed over: the curtain hides everything until the next one is there. */
  get curtain(): SeatInfo | null {
    return this.table.playback.handed === this.table.shown.seq ? this.next : null;
  }

  /** Who moved still looks at the result. */
  get handover(): SeatInfo | null {
    return this.curtain || !this.now ? null : this.next;
  }
}
