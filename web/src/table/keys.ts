/** The keyboard at the table: numbers play listed moves, u takes back, ? opens the rule, / types a move. */
import type { Table } from './state.svelte';

interface Doings {
  rule: () => void;
}

const WRITES = 'input, textarea, select, [contenteditable]';

export function keys(event: KeyboardEvent, table: Table, doings: Doings): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || table.curtain) return;
  if ((event.target as Element | null)?.closest?.(WRITES)) return;
  if (/^\d$/.test(event.key)) {
    const place = event.key === '0' ? 9 : Number(event.key) - 1;
    const offer = table.offers[place];
    if (offer) table.press(offer.move);
  } else if (event.key === 'u') table.undo();
  else if (event.key === '?') doings.rule();
  else if (event.key === 'Escape') table.disarm();
  else if (event.key === '/') {
    const field = document.querySelector<HTMLElement>('[data-testid="typed-move"]');
    if (!field) document.querySelector<HTMLElement>('[data-tab="moves"]')?.click();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-testid="typed-move"]')?.focus());
  } else return;
  event.preventDefault();
}
