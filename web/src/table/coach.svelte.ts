/**
 * The coach of a first game: each kind of question is explained when it comes for the first time; after that the rule
 * behind the question has it. What was explained is kept in this browser.
 */
import { settings } from '../app/settings.svelte';
import { kept } from './kept';
import { plain, sentence } from './sentences';
import type { Table } from './state.svelte';

const entryOf = (game: string): string => `entrepot.coached.${game}`;

/** What the choice means that this kind of question offers; nothing where there is nothing to say. */
export function explained(kind: string, table: Table): string {
  return plain(sentence(`coach.${kind}`, {}, table) ?? []);
}

export class Coach {
  #known = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly table: Table) {
    this.#known = new Set((kept(entryOf(table.details.name)) ?? '').split(' ').filter(Boolean));
  }

  /** The kind of question on the screen that was not explained yet; null: none. */
  get about(): string | null {
    const { offers, shown } = this.table;
    const kind = settings.coach && offers.length ? shown.question?.key : undefined;
    return kind !== undefined && !this.#known.has(kind) && explained(kind, this.table) ? kind : null;
  }

  /** Whether nothing of this game was explained before. */
  get first(): boolean {
    return this.#known.size === 0;
  }

  /** This kind need not be explained any more. */
  learn(kind: string): void {
    if (this.#known.has(kind)) return;
    this.#known = new Set([...this.#known, kind]);
    kept(entryOf(this.table.details.name), [...this.#known].join(' '));
  }
}
