/** What if: a table of one's own, against bots, that plays this finished game on from one of its moments. */
import { reviews } from '../api/reviews';
import type { WhatIf } from '../api/types';
import { go } from '../app/navigation.svelte';
import { paths } from '../app/router';
import type { Table } from './state.svelte';

export async function playOn(table: Table, wish: WhatIf): Promise<void> {
  go(paths.table((await reviews.whatIf(table.id, wish)).id));
}
