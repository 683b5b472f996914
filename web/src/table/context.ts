/** How the parts of the table page find the table. */
import { getContext, setContext } from 'svelte';
import type { Table } from './state.svelte';

const KEY = Symbol('table');

export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
