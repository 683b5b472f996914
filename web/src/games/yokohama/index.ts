/** Yokohama at the shared table. */
import type { Entry } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { GameModule } from '../module';
import Art from './art/Art.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { playerOf } from './facts';
import { flights } from './flights';
import Knowledge from './Knowledge.svelte';
import Me from './Me.svelte';
import { main, pieces } from './moves';
import Orders from './Orders.svelte';
import Others from './Others.svelte';
import Panel from './Panel.svelte';
import { marks, say } from './say';
import './yokohama.css';

const KNOWLEDGE = new Set(['send_agent']);

function milestone(entry: Entry): string | null {
  if (entry.events.some((event) => event.kind === 'ending')) return t('yokohama.flag.ending');
  return entry.events.some((event) => event.kind === 'achieve') ? t('yokohama.flag.achieve') : null;
}

/** The category in which the winner was furthest ahead of the best of the others. */
function decided(table: Table): string | null {
  const sheet = table.view.score_sheet;
  const winner = table.view.winners[0];
  if (!sheet || winner === undefined) return null;
  const own = sheet[winner] ?? {};
  const leads = Object.entries(own).map(([category, points]) => {
    const others = sheet.filter((_, seat) => seat !== winner).map((row) => row[category] ?? 0);
    return { category, points, lead: points - Math.max(0, ...others) };
  });
  const best = leads.sort((a, b) => b.lead - a.lead)[0];
  if (!best || best.lead <= 0) return null;
  const category = table.details.words['score']?.[best.category] ?? best.category;
  return t('yokohama.decided', { name: table.name(winner), category, points: best.points, count: best.lead });
}

export const yokohama: GameModule = {
  name: 'yokohama',
  Art,
  Board,
  Panel,
  Face,
  parts: [
    {
      key: 'me',
      icon: 'vp',
      label: (table) => String(playerOf(table)?.points ?? 0),
      title: 'yokohama.mine',
      View: Me,
    },
    {
      key: 'orders',
      icon: 'card',
      label: (table) => t('yokohama.tab.orders', { count: playerOf(table)?.order_count ?? 0 }),
      title: 'yokohama.orders',
      View: Orders,
    },
    {
      key: 'knowledge',
      icon: 'book',
      label: (table) => String(playerOf(table)?.technologies.length ?? 0),
      title: 'yokohama.technologies',
      View: Knowledge,
    },
    { key: 'others', on: 'phone', icon: 'person', label: () => '', title: 'table.others', View: Others },
  ],
  columns: '500px minmax(0, 1fr) 306px',
  home: 'me',
  partFor: (question) =>
    KNOWLEDGE.has(question?.key ?? '') ? 'knowledge' : question?.key.startsWith('phase') ? 'orders' : 'me',
  pieces,
  main,
  say,
  marks,
  headings: ['round', 'ending'],
  milestone,
  flights,
  decided,
};
