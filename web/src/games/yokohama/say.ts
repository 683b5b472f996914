/** How the values of sentences are shown, and which pieces a line of the log is about. */
import type { GameEvent } from '../../api/types';
import { listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { Said } from '../module';
import { areaName, boardOf, cardName, countryName, goalFacts, KINDS, orderFacts } from './facts';

const isKind = (text: string): text is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(text);

export function say(key: string, value: unknown, table: Table): Said[] {
  if (key === 'orders' && Array.isArray(value))
    return value.flatMap((order, at) => [...(at ? [{ text: '; ' }] : []), ...sayOrder(Number(order), table)]);
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  const text = String(value);
  switch (key) {
    case 'area':
    case 'from':
    case 'place':
      if (text === 'hand') return [{ text: t('yokohama.your_hand') }];
      return [{ text: boardOf(table).areas.some(({ area }) => area === text) ? areaName(text, table) : text }];
    case 'order':
      return sayOrder(Number(value), table);
    case 'card':
      return [{ text: cardName(text, table) }];
    case 'agent':
      return [{ text: text === 'free' ? t('yokohama.free_agent') : countryName(text, table) }];
    case 'country':
      if (text === 'free') return [{ text: t('yokohama.free_agent') }];
      return [{ text: countryName(text, table) }];
    case 'stack':
      return [{ text: `“${goalText(text, table)}”` }];
    case 'reason':
      return [{ text: t(`yokohama.reason.${text}` as Key) }];
    case 'token':
    case 'tokens':
      return [{ text }];
    default:
      return sayAmount(text);
  }
}

/** An order by its letters and goods, as its card shows them. */
function sayOrder(number: number, table: Table): Said[] {
  const order = orderFacts(number, table);
  if (!order) return [{ text: String(number) }];
  const goods = Object.entries(order.goods).flatMap(([good, count]) => sayAmount(`${count} ${good}`));
  return [{ text: `${order.country.toUpperCase()}: ` }, ...listed(goods)];
}

/** What an achievement of a stack asks for. */
function goalText(stack: string, table: Table): string {
  const goal = boardOf(table).achievements.find((item) => item.stack === stack);
  return (goal && goalFacts(goal, table))?.text.replace(/\.$/, '') ?? stack;
}

/** "2 silk" or "silk", with its mark. */
function sayAmount(text: string): Said[] {
  const kind = text.split(' ').at(-1) ?? '';
  return isKind(kind) ? [{ text, icon: kind, tint: `yok-kind-${kind}` }] : [{ text: text.replaceAll('_', ' ') }];
}

export function marks(event: GameEvent): string[] {
  const seat = event.seat === null ? [] : [`seat:${event.seat}`];
  const area = event['area'] === undefined ? [] : [`area:${String(event['area'])}`];
  switch (event.kind) {
    case 'church':
    case 'customs':
      return [...seat, `${event.kind}:${String(event['space'])}`];
    case 'take':
    case 'take_secret':
    case 'fulfil':
      return [...seat, ...area, ...(event['order'] === undefined ? [] : [`order:${String(event['order'])}`])];
    case 'achieve':
      return [...seat, `goal:${String(event['goal'])}`];
    case 'shift':
      return [...seat, ...area, `area:${String(event['from'])}`];
    default:
      return [...seat, ...area];
  }
}
