/** Which moves lie on the desk: those whose thing lies nowhere on the table, or on a phone behind another tab. */
import { phone } from '../../table/screen';
import type { Table } from '../../table/state.svelte';

const NOWHERE = new Set(['buy', 'sell', 'pay', 'gain', 'hire', 'reward', 'rail']);
const BEHIND_TABS = new Set(['agent', 'achieve', 'spin', 'study']);

export function onDesk(verb: string, question: string): boolean {
  if (NOWHERE.has(verb)) return true;
  if (verb === 'lift') return question === 'board_assistant';
  return phone.current ? BEHIND_TABS.has(verb) : verb === 'leave';
}

/** Whether the desk has anything to choose. */
export const deskFor = (table: Table): boolean =>
  table.offers.some(({ move }) => {
    const verb = table.move(move)?.verb ?? '';
    return verb === 'keep' || onDesk(verb, table.shown.question?.key ?? '');
  });
