/** How the values of sentences are shown, and which pieces an event is about. */
import type { MombasaEvent } from '../../api/events';
import { amounts, called, listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Said } from '../module';
import { boxOf, houseOf, kindIcon } from './facts';

export function say(key: string, value: unknown, table: Table): Said[] {
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  if (typeof value === 'object' && value !== null) return [{ text: amounts(value as Record<string, number>, table) }];
  // A start tile shows what it has: its name is enough.
  const text = called(key === 'offered' ? 'tile' : key, value, table) ?? String(value);
  const { company, card } = boxOf(table);
  switch (key) {
    case 'company':
    case 'companies': {
      const id = company.find((item) => item.name === value)?.id;
      return [id ? { text, icon: houseOf(id), tint: `house-dot co-${id}` } : { text }];
    }
    case 'card':
    case 'cards':
    case 'gone':
    case 'new': {
      const kind = card.find((item) => item.name === value)?.kind;
      return [kind ? { text, icon: kindIcon(kind), tint: `card-dot k-${kind}` } : { text }];
    }
    default:
      return [{ text }];
  }
}

export function marks(event: MombasaEvent): string[] {
  const seat = event.seat === null ? [] : [`seat:${event.seat}`];
  switch (event.kind) {
    case 'enter':
      return [...seat, `region:${event.region}`, `hq:${event.company}`];
    case 'step':
      return [...seat, `track:${event.company}`];
    case 'expand':
    case 'return':
    case 'remove':
    case 'lost_post':
      return [...seat, `hq:${event.company}`];
    case 'mark':
      return [...seat, `space:${event.space}`];
    case 'lay':
    case 'clear':
    case 'boost':
      return [...seat, `slot:${event.seat}:${event.slot}`];
    case 'rest':
      return [...seat, `pile:${event.seat}:${event.slot}`];
    case 'book':
    case 'refill':
      return [...seat, `shelf:${event.row}:${event.column}`];
    case 'place':
    case 'flip':
    case 'ink':
      return [...seat, `book:${event.seat}:${event.space}`];
    case 'display':
      return event.new.map((card) => `display:${card}`);
    default:
      return seat;
  }
}
