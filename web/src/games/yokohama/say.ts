/** How the values of sentences are shown, and which pieces a line of the log is about. */
import type { YokohamaEvent } from '../../api/events';
import type { IconName } from '../../look/icons';
import { called, listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Said } from '../module';
import { amountName, boardOf, KINDS, orderFacts, type Reward } from './facts';

const KIND_SIGNS: readonly string[] = KINDS;

export function say(key: string, value: unknown, table: Table): Said[] {
  if (key === 'orders' && Array.isArray(value))
    return value.flatMap((order, at) => [...(at ? [{ text: '; ' }] : []), ...sayOrder(Number(order), table)]);
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  if (typeof value === 'object' && value !== null) return sayAmounts(value as Reward, table);
  const text = String(value);
  switch (key) {
    case 'order':
      return sayOrder(Number(value), table);
    case 'stack': {
      const goal = boardOf(table).achievements.find((item) => item.stack === text);
      return [{ text: `“${called('goal', goal?.id, table) ?? text}”` }];
    }
    case 'good':
    case 'kind':
      return [{ text, icon: text as IconName, tint: `yok-kind-${text}` }];
    default:
      return [{ text: called(key, value, table) ?? text }];
  }
}

/** An order by its letters and goods, as its card shows them. */
function sayOrder(number: number, table: Table): Said[] {
  const order = orderFacts(number, table);
  if (!order) return [{ text: String(number) }];
  return [{ text: `${order.country.toUpperCase()}: ` }, ...sayAmounts(order.goods, table)];
}

/** "2 silk, 1 yen", each with its mark. */
function sayAmounts(amounts: Reward, table: Table): Said[] {
  return listed(
    Object.entries(amounts).map(([what, count]) => {
      const text = amountName(what, count, table);
      return KIND_SIGNS.includes(what) ? { text, icon: what as IconName, tint: `yok-kind-${what}` } : { text };
    }),
  );
}

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
