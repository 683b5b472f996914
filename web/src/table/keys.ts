/**
 * The keyboard at the table. A move has a key of its own, one or more letters or digits (see kernel/keys.py); u takes
 * back, Shift+U the whole turn, Shift+H asks for a hint, ? shows all keys, Shift+R the rule, / types a move in words.
 */
import type { Table } from './state.svelte';

interface Doings {
  rule: () => void;
  keys: () => void;
}

/** Where keys write: in fields, and in the chat also beside its field. */
const WRITES = 'input, textarea, select, [contenteditable], [data-writes]';
/** Where Enter and the space bar press what has the focus. */
const PRESSED = 'button, a, summary, [role="button"]';

export function keys(event: KeyboardEvent, table: Table, doings: Doings): void {
  const target = event.target as Element | null;
  // A key that is held does what it does once: also Enter on a button, as the focus goes on to the next move.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && target?.closest?.(PRESSED)) {
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || table.curtain) return;
  if (target?.closest?.(WRITES)) return;
  if (event.repeat) {
    if (event.key.length === 1) event.preventDefault();
    return;
  }
  if (act(event, table, doings)) event.preventDefault();
}

/** Does what the key says; false where it says nothing here. */
function act(event: KeyboardEvent, table: Table, doings: Doings): boolean {
  const { clicks } = table;
  switch (event.key) {
    case 'Escape':
      if (!takesEscape(table)) table.hints.close();
      table.live.letGo();
      clicks.disarm();
      return false; // the browser closes what is open, too
    case 'Enter':
      return clicks.enter();
    case 'Backspace':
      clicks.typed = clicks.typed.slice(0, -1);
      return true;
    case '?':
      doings.keys();
      return true;
    case '/':
      typeAMove();
      return true;
  }
  const letter = event.key.toLowerCase();
  if (!/^[a-z0-9]$/.test(letter)) return false;
  if (event.shiftKey && letter === 'r') doings.rule();
  else if (event.shiftKey && letter === 'h') table.hints.toggle();
  else if (event.shiftKey && letter === 'u') clicks.restart();
  else if (event.shiftKey) return false;
  else if (letter === 'u') clicks.undo();
  else return clicks.type(letter);
  return true;
}

/** Whether there is something of less weight than a hint to be put away first. */
const takesEscape = ({ clicks, tips, why }: Table): boolean =>
  clicks.armed !== null || clicks.typed !== '' || tips.content !== null || why.tried !== null;

function typeAMove(): void {
  const field = () => document.getElementById('typed-move');
  if (!field()) document.querySelector<HTMLElement>('[data-tab="moves"]')?.click();
  requestAnimationFrame(() => field()?.focus());
}
