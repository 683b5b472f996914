/**
 * A question with one answer that is no choice ("go on"). The server may not skip it where skipping would tell what
 * somebody holds; the page answers it after a pause. How long it waits varies, so that the pause tells nothing either.
 */
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';
import type { Table } from './state.svelte';

const PAUSE_MS = 900;
/** Before the turn ends one can still take back what came before. */
const LAST_PAUSE_MS = 2200;
const VARIES_MS = 1200;

/** The move that answers by itself; null: there is something to choose, or people want to be asked. */
export function lone(table: Table): number | null {
  const [only, ...others] = table.offers;
  if (!only || others.length || !settings.forced || table.warning(only)) return null;
  return table.module.forced?.includes(table.move(only.move)?.verb ?? '') ? only.move : null;
}

export class Forced {
  /** The move that plays itself in a moment, and after how long. */
  move = $state<number | null>(null);
  ms = $state(0);
  #last = -1;
  /** Where somebody came by taking back: there they decide when to go on. */
  #held = -1;

  constructor(readonly table: Table) {}

  /** Runs whenever something else is asked; call in an effect. */
  follow(): () => void {
    const { table } = this;
    const { index } = table.shown;
    const move = lone(table);
    if (index < this.#last) this.#held = index;
    else if (index > this.#last) this.#held = -1;
    this.#last = index;
    const { thinking, open } = table.hints; // who asks about a question wants to see the answer to it
    const plays = this.#held === index || thinking || open ? null : move;
    const ends = table.offers[0]?.then !== 'goes on';
    const ms = (ends ? LAST_PAUSE_MS : PAUSE_MS) + Math.random() * VARIES_MS;
    untrack(() => {
      this.move = plays;
      this.ms = ms;
    });
    if (plays === null) return () => undefined;
    const timer = setTimeout(() => {
      table.since.forced = index + 1;
      table.press(plays);
    }, ms);
    return () => clearTimeout(timer);
  }
}
