/** A table at which nobody plays: the components of a box are drawn as they are on a table that was dealt with it. */
import type { Live } from '../api/live.svelte';
import type { GameDetails, TableInfo, Update, View } from '../api/types';
import type { GameModule } from '../games/module';
import { Table } from '../table/state.svelte';
import type { Draft } from './draft.svelte';

export function stageOf(details: GameDetails, module: GameModule, draft: Draft, view: View): Table {
  const seats = Array.from({ length: details.seats.at(-1) ?? 2 }, (_, seat) => ({
    seat,
    kind: 'open',
    name: '',
    bot: null,
    mine: false,
    online: false,
    away: false,
    seen: null,
    stand_in: null,
    offered: null,
    nudged: null,
    conceded: false,
  }));
  const head = {
    id: '',
    game: details.name,
    title: '',
    status: 'playing',
    seats,
    waiting: [],
    winners: [],
    help: 'none',
  };
  const live = { table: head as unknown as TableInfo, log: [], busy: false, held: null, connection: 'live' };
  const update = {
    seq: 0,
    since: 0,
    kept: 0,
    news: [],
    view,
    asked: [],
    question: null,
    offers: [],
    index: 0,
    seat: null,
  };
  const shown = { ...update, undoable: 0 } as unknown as Update;
  const box = { ...details.box };
  for (const table of Object.keys(draft.tables)) box[table] = dressed(details.box[table], draft, table);
  return new Table('', live as unknown as Live, { ...details, box }, module, shown);
}

/** A table of the box with what was entered; what people read stays in their language where it is ours. */
function dressed(said: unknown, draft: Draft, table: string): unknown {
  const parts = draft.settled(table);
  const own = draft.own(table);
  const spoken = (Array.isArray(said) ? said : [said]) as Record<string, unknown>[];
  if (parts.length !== own.length) return parts;
  const made = parts.map((facts, place) => {
    const changed = Object.keys(facts).filter(
      (key) => JSON.stringify(facts[key]) !== JSON.stringify(own[place]?.[key]),
    );
    const gone = Object.keys(own[place] ?? {}).filter((key) => !(key in facts));
    const dress = { ...spoken[place], ...Object.fromEntries(changed.map((key) => [key, facts[key]])) };
    return Object.fromEntries(Object.entries(dress).filter(([key]) => !gone.includes(key)));
  });
  return Array.isArray(said) ? made : made[0];
}
