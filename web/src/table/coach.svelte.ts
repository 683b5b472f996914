/**
 * The coach of a first game: each kind of question is explained when it comes for the first time, and then again when
 * somebody asks. What was explained is kept in this browser.
 */
import { settings } from '../app/settings.svelte';
import { kept } from './kept';
import { plain, sentence } from './sentences';
import type { Table } from './state.svelte';

const entryOf = (game: string): string => `entrepot.coached.${game}`;

export class Coach {
  #known = $state.raw<ReadonlySet<string>>(new Set());
  /** The question that somebody asked about once more. */
  #again = $state<string | null>(null);

  constructor(readonly table: Table) {
    this.#known = new Set((kept(entryOf(table.details.name)) ?? '').split(' '));
  }

  /** The kind of question on the screen that there is something to say of; null: none. */
  get about(): string | null {
    const { offers, shown } = this.table;
    const key = settings.coach && offers.length ? shown.question?.key : undefined;
    return key !== undefined && this.said(key) ? key : null;
  }

  /** Whether the explanation stands open. */
  get open(): boolean {
    return this.about !== null && (!this.#known.has(this.about) || this.#again === this.about);
  }

  said(key: string): string {
    return plain(sentence(`coach.${key}`, {}, this.table) ?? []);
  }

  /** The explanation was read. */
  close(): void {
    if (this.about !== null) this.learn(this.about);
  }

  /** This kind need not be explained any more. */
  learn(key: string): void {
    this.#again = null;
    if (this.#known.has(key)) return;
    this.#known = new Set([...this.#known, key]);
    kept(entryOf(this.table.details.name), [...this.#known].join(' ').trim());
  }

  toggle(): void {
    if (this.open) this.close();
    else this.#again = this.about;
  }
}
