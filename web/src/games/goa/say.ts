/** How values of sentences are shown: names instead of ids, and the marks of spices, columns and symbols. */
import { called, listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Said } from '../module';
import { COLUMN_ICONS, spiceIcon, symbolIcon } from './facts';

export function say(key: string, value: unknown, table: Table): Said[] {
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  const id = String(value);
  const text = called(key, id, table) ?? id;
  switch (key) {
    case 'spice':
      return [{ text, icon: spiceIcon(id), tint: id }];
    case 'column':
      return [{ text, icon: COLUMN_ICONS[id] ?? 'progress', tint: 'plain' }];
    case 'symbol':
      return [{ text, icon: symbolIcon(id), tint: 'plain' }];
    default:
      return [{ text }];
  }
}
