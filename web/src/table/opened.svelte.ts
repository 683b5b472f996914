/** What lies open beside the board: a tab (of the side box, or of the phone's sheet), how high the sheet stands, and what of the chat was read. */
import { kept } from './kept';
import type { Table } from './state.svelte';

/** Peek: the question only. Half: board and answers are both in sight. Full: only the board's edge is left. */
export type Height = 'peek' | 'half' | 'full';

const HIGHER: Record<Height, Height> = { peek: 'half', half: 'full', full: 'full' };
const LOWER: Record<Height, Height> = { peek: 'peek', half: 'peek', full: 'half' };
/** Tabs that are for reading: on a phone they get the whole sheet. */
const TALL = new Set(['log', 'chat']);
const RIVAL = 'rival:';
const entryOf = (id: string): string => `entrepot.read.${id}`;

export class Opened {
  /** The tab that somebody chose; null: the one that what is asked is about. */
  chosen = $state<string | null>(null);
  height = $state<Height>('half');
  /** The number of the last line of the chat that was seen. */
  #read = $state(0);

  constructor(readonly table: Table) {
    this.#read = Number(kept(entryOf(table.id)) ?? 0);
  }

  /** The tab of the side box. */
  get tab(): string {
    if (this.chosen === 'chat' || this.chosen === 'log' || this.chosen === 'moves') return this.chosen;
    // What happened since my last turn has the place of the log; the moves come up with the first click.
    return this.table.offers.length && !this.table.since.open ? 'moves' : 'log';
  }

  /** The tab of the phone's sheet. */
  get part(): string {
    const { module, shown } = this.table;
    return this.chosen ?? (module.partFor(shown.question) || module.home);
  }

  /** The player whose things the phone's sheet shows; null: none. */
  get rival(): number | null {
    return this.chosen?.startsWith(RIVAL) ? Number(this.chosen.slice(RIVAL.length)) : null;
  }

  /** Something new is asked: turn to what it is about, unless somebody is writing. */
  ask(): void {
    if (document.activeElement?.closest('[data-writes]')) return;
    const { module, shown } = this.table;
    this.chosen = null;
    this.height = module.partFor(shown.question) ? 'half' : 'peek';
  }

  /** A tap on a tab opens it; on the one that lies open it folds the sheet. */
  toggle(key: string): void {
    if (this.part === key && this.height !== 'peek') this.height = 'peek';
    else this.show(key);
  }

  show(key: string): void {
    this.chosen = key;
    this.height = TALL.has(key) ? 'full' : this.height === 'full' ? 'full' : 'half';
  }

  showRival(seat: number): void {
    this.toggle(RIVAL + seat);
  }

  /** One height further, and from the top down again. */
  step(): void {
    this.height = this.height === 'full' ? 'peek' : HIGHER[this.height];
  }

  /** After a drag by so many pixels (up is more): one height further, or two after a long one. */
  drag(by: number, screen: number): void {
    const next = by > 0 ? HIGHER : LOWER;
    this.height = next[this.height];
    if (Math.abs(by) > screen * 0.4) this.height = next[this.height];
  }

  get unread(): number {
    return this.table.live.chat.filter((line) => line.number > this.#read).length;
  }

  /** The chat is on the screen. */
  read(): void {
    const last = this.table.live.chat.at(-1)?.number ?? 0;
    if (last > this.#read) kept(entryOf(this.table.id), String((this.#read = last)));
  }
}
