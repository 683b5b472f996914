/** How the values of sentences are shown, and which pieces a line of the log is about. */
import type { YokohamaEvent } from '../../api/events';
import { called, listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Said } from '../module';
import { amountName, boardOf, countryLetters, isGood, orderFacts, type Reward } from './facts';

const isAmounts = (value: unknown): value is Reward => typeof value === 'object' && value !== null;

export function say(key: string, value: unknown, table: Table): Said[] {
  if (key === 'orders' && Array.isArray(value))
    return value.flatMap((order, at) => [...(at ? [{ text: '; ' }] : []), ...say('order', order, table)]);
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  if (isAmounts(value)) return sayAmounts(value, table);
  if (key === 'order' && typeof value === 'number') return sayOrder(value, table);
  if (key === 'stack') {
    const goal = boardOf(table).achievements.find((item) => item.stack === value);
    return [{ text: t('list.quoted', { text: called('goal', goal?.id, table) ?? value }) }];
  }
  return [marked(value, called(key, value, table) ?? `${value}`)];
}

/** A name, with the mark of what it stands for. */
const marked = (what: unknown, text: string): Said =>
  isGood(what) ? { text, icon: what, tint: `yok-kind-${what}` } : { text };

/** An order by its letters and goods, as its card shows them. */
function sayOrder(number: number, table: Table): Said[] {
  const order = orderFacts(number, table);
  if (!order) return [{ text: `${number}` }];
  return [{ text: `${countryLetters(order.country, table)}: ` }, ...sayAmounts(order.goods, table)];
}

/** "2 silk, 1 yen", each with its mark. */
const sayAmounts = (amounts: Reward, table: Table): Said[] =>
  listed(Object.entries(amounts).map(([what, count]) => marked(what, amountName(what, count, table))));

export function marks(event: YokohamaEvent): string[] {
  const seat = event.seat === null ? [] : [`seat:${event.seat}`];
  const area = 'area' in event ? [`area:${event.area}`] : [];
  switch (event.kind) {
    case 'church':
    case 'customs':
      return [...seat, `${event.kind}:${event.space}`];
    case 'take':
    case 'take_secret':
    case 'fulfil':
      return [...seat, ...area, ...(event.order === undefined ? [] : [`order:${event.order}`])];
    case 'achieve':
      return [...seat, `goal:${event.goal}`];
    case 'acquire':
      return [...seat, `tech:${event.technology}`];
    case 'shift':
      return [...seat, ...area, `area:${event.from}`];
    default:
      return [...seat, ...area];
  }
}
