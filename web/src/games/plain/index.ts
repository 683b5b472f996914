/** The table of any game that has no folder of its own here: what a seat sees as a readable tree, and its moves in words. */
import { listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { GameModule, MainMove, Said } from '../module';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Me from './Me.svelte';
import Panel from './Panel.svelte';

function say(_key: string, value: unknown, table: Table): Said[] {
  if (!Array.isArray(value)) return [{ text: String(value) }];
  return value.length ? listed(value.flatMap((item) => say(_key, item, table))) : [{ text: t('list.nothing') }];
}

/** Where there is only one thing to do, the main button does it. */
function main(table: Table): MainMove | null {
  const [only, ...others] = table.offers;
  return only && !others.length ? { move: only.move, label: table.move(only.move)?.say ?? '', icon: 'check' } : null;
}

export const plain: GameModule = {
  name: 'plain',
  Board,
  Panel,
  Face,
  parts: [{ key: 'me', icon: 'person', label: () => t('plain.mine'), title: 'plain.mine', View: Me }],
  columns: 'minmax(0, 1fr)',
  home: 'me',
  partFor: (question) => (question ? 'moves' : 'me'),
  pieces: () => [],
  main,
  say,
  marks: (event) => (event.seat === null ? [] : [`seat:${event.seat}`]),
  headings: [],
  milestone: () => null,
  flights: () => [],
  decided: () => null,
};
