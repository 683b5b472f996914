/** How values of sentences are shown: names instead of ids, and the marks of spices and columns. */
import { listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { maybe, t } from '../../words';
import type { Said } from '../module';
import {
  boxOf,
  cardFacts,
  COLUMN_ICONS,
  colonyFacts,
  colonyTile,
  colonyTileName,
  columnFacts,
  placeName,
  spiceIcon,
  spicesOf,
  symbolIcon,
  tileFacts,
} from './facts';

/** The lot that is no tile. */
const FLAG = 'flag';

function named(key: string, text: string, table: Table): Said | null {
  switch (key) {
    case 'spice':
      return spicesOf(table).includes(text) ? { text, icon: spiceIcon(text), tint: text } : null;
    case 'place':
      return { text: placeName(text, table) };
    case 'column': {
      const column = columnFacts(text, table);
      return { text: column?.name ?? text, icon: COLUMN_ICONS[column?.id ?? ''] ?? 'progress', tint: 'plain' };
    }
    case 'colony':
      return { text: colonyFacts(text, table)?.name ?? text };
    case 'card':
    case 'cards':
      return { text: cardFacts(text, table)?.name ?? text };
    case 'tile':
    case 'aside':
      if (text === FLAG) return { text: t('goa.flag') };
      if (colonyTile(text, table)) return { text: colonyTileName(text, table) };
      return { text: tileFacts(text, table)?.name ?? text };
    case 'token':
      return { text: boxOf(table).token.find((token) => token.id === text)?.name ?? text };
    case 'symbol':
      return { text, icon: symbolIcon(text), tint: 'plain' };
    case 'square':
      return {
        text:
          maybe(`goa.square.${text.split('-')[0]}`, { at: text.split('-')[1] }) ??
          t('goa.square', { column: text.charAt(0), row: text.charAt(1) }),
      };
    default:
      return null;
  }
}

export function say(key: string, value: unknown, table: Table): Said[] {
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  const text = String(value);
  return [named(key, text, table) ?? { text }];
}
