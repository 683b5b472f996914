/** What a step down the development board costs, in words. */
import { t } from '../../words';
import { outlookOf, printedPrice, type Price } from './facts';
import type { Table } from '../../table/state.svelte';

/** The price as it stands; where the step is offered to me, perhaps by a card or a tile, what I would pay now. */
export const priceOf = (column: string, leaves: number, offered: boolean, table: Table): Price =>
  (offered ? outlookOf(`step:${column}`, table).price : undefined) ?? printedPrice(column, leaves, table);

/** "ginger, clove and 2 ships", "8 ducats", "free" */
export function priceText({ spices, ships, ducats }: Price): string {
  const parts = [
    ...spices,
    ...(ships ? [t('goa.gain.ships', { count: ships })] : []),
    ...(ducats ? [t('goa.gain.ducats', { count: ducats })] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return t('goa.free');
  return parts.length ? t('list.and', { list: parts.join(', '), last }) : last;
}
