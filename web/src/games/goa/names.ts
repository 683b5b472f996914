/** What things are called, in the words of the game; what is drawn here has no names of its own. */
import { amounts, called } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import { GAINS, type Gain, type Price, type TileFacts } from './facts';

/** Standing alone or at the beginning of a sentence; where there is little room. */
type Form = 'title' | 'short';

/** By the key of a value in sentences, and the value. */
export const nameOf = (key: string, value: string, table: Table, form?: Form): string =>
  called(key, value, table, form) ?? value;

/** The lot that is no tile. */
const FLAG = 'flag';

export const tileName = (id: string | null, table: Table): string => nameOf('tile', id ?? FLAG, table);
export const spiceNames = (spices: string[], table: Table): string[] =>
  spices.map((spice) => nameOf('spice', spice, table));
/** A card by what it does. */
export const cardName = (id: string, table: Table): string => nameOf('cards', id, table);

/** What stands on the band of a tile. */
export function tileTitle(facts: TileFacts | null, table: Table): string {
  if (facts?.spice) return nameOf('spice', facts.spice, table, 'title');
  return called('class', facts?.class, table) ?? tileName(facts?.id ?? null, table);
}

/** "ginger, clove and 2 ships" */
function listed(parts: string[], none: string): string {
  const last = parts.at(-1) ?? none;
  return parts.length > 1 ? t('list.and', { list: parts.slice(0, -1).join(', '), last }) : last;
}

/** "2 ships and 1 colonist" */
export const gainText = (gain: Gain, table: Table): string =>
  listed(
    GAINS.flatMap(({ key }) => (gain[key] ? [amounts({ [key]: gain[key] }, table)] : [])),
    t('list.nothing'),
  );

/** What a step down the development board costs: "ginger, clove and 2 ships", "8 ducats", "free" */
export const priceText = ({ spice, ships, ducats }: Price, table: Table): string =>
  listed(
    [
      ...spiceNames(spice, table),
      ...(ships ? [amounts({ ships }, table)] : []),
      ...(ducats ? [amounts({ ducats }, table)] : []),
    ],
    t('goa.free'),
  );
