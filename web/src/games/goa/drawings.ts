/** The components of Goa outside a table. */
import { called } from '../../table/sentences';
import type { Drawings } from '../drawn';
import Drawn from './Drawn.svelte';
import { nameOf, tileName } from './names';

export const drawings: Drawings = {
  Drawn,
  whole: { column: 'development', step: 'development', development: 'development' },
  each: ['card', 'tile', 'colony_tile', 'token'],
  title(of, facts, table) {
    const id = String(facts['id'] ?? '');
    if (of === 'card') return called('card', id, table);
    if (of === 'tile' || of === 'colony_tile') return tileName(id, table);
    if (of === 'column') return nameOf('column', id, table);
    if (of === 'step')
      return `${nameOf('column', String(facts['column']), table)} ${String(facts['leaves'])}→${Number(facts['leaves']) + 1}`;
    if (of === 'token') return called('token', id, table);
    return of === 'card_kind' ? called('printed', id, table) : undefined;
  },
  pieces: (of, facts) => (of === 'step' ? [`cell:${String(facts['column'])}:${String(facts['leaves'])}`] : []),
};
