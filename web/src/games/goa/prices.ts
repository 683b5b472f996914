/** What a step down the development board costs: by the box, or by what the question of the moment makes of it. */
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import { stepOf } from './facts';

export interface Price {
  spices: string[];
  ships: number;
  ducats: number;
}

const FREE = new Set(['quick_start', 'quick_start_on', 'viceroy']);

const full = (column: string, leaves: number, table: Table): Price => {
  const step = stepOf(column, leaves, table);
  return { spices: step?.spices ?? [], ships: step?.ships ?? 0, ducats: 0 };
};

/** The price as it stands; where the step is offered to me by a card or a tile, what I would pay now. */
export function priceOf(column: string, leaves: number, offered: boolean, table: Table): Price {
  const price = full(column, leaves, table);
  const question = offered ? table.shown.question : null;
  if (!question) return price;
  if (FREE.has(question.key)) return { spices: [], ships: 0, ducats: 0 };
  if (question.key === 'purchase') {
    const prices = question.values['prices'] as number[];
    return { spices: [], ships: 0, ducats: prices[leaves - 1] ?? 0 };
  }
  if (question.key === 'progress_by_card')
    return question.values['goods'] === 'ships' ? { ...price, spices: [] } : { ...price, ships: 0 };
  return price;
}

/** Whether the spice at a place of a price is missing, when those before it have been paid: a kind may come twice. */
export function lacks(spices: string[], at: number, stock: Record<string, number>): boolean {
  const wanted = spices[at] ?? '';
  const needed = spices.slice(0, at + 1).filter((spice) => spice === wanted).length;
  return (stock[wanted] ?? 0) < needed;
}

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
