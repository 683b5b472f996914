/** Which moves lie on the desk: those whose thing lies nowhere on the table. */
import type { Table } from '../../table/state.svelte';

const VERBS = ['buy', 'sell', 'pay', 'gain', 'hire', 'reward', 'leave', 'rail'];

export const onDesk = (verb: string): boolean => VERBS.includes(verb);

/** Whether the desk has anything to choose. */
export const deskFor = (table: Table): boolean =>
  table.offers.some(({ move }) => {
    const verb = table.move(move)?.verb ?? '';
    return onDesk(verb) || verb === 'keep';
  });
