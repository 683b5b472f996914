/** What the middle of the table shows large: the market, or somebody's boards. The question decides, until one chooses. */
import { ownOf } from '../../table/own';
import type { Table } from '../../table/state.svelte';
import type { GoaPrompt } from '../../api/events';
import { askedOf, boardOf } from './facts';

/** The market, or the seat whose boards are shown. */
export type Focused = 'market' | number;

const ON_THE_MARKET = new Set<GoaPrompt['key']>(['flag', 'mark', 'bid', 'owner', 'exchange']);

class Choice {
  made = $state.raw<{ what: Focused; during: string } | null>(null);
}
const choiceAt = ownOf(() => new Choice());

/** As long as this stays the same, what somebody chose to look at stays too. */
const situation = (table: Table): string => `${table.id} ${boardOf(table).stage} ${askedOf(table)?.key ?? ''}`;

function usual(table: Table): Focused {
  const question = askedOf(table);
  if (question) return ON_THE_MARKET.has(question.key) ? 'market' : table.near;
  return ['setup', 'markers', 'auctions'].includes(boardOf(table).stage) ? 'market' : table.near;
}

/** Where somebody else does something is shown until the question comes back to me, or I look elsewhere. */
function elsewhere(table: Table): Focused | null {
  const place = table.place;
  if (place === null) return null;
  return place === 'market' ? 'market' : Number(place.slice('seat:'.length));
}

export function focused(table: Table): Focused {
  const place = elsewhere(table);
  if (place !== null) return place;
  const { made } = choiceAt(table);
  return made?.during === situation(table) ? made.what : usual(table);
}

export function look(what: Focused, table: Table): void {
  table.playback.stay(null);
  choiceAt(table).made = { what, during: situation(table) };
}
