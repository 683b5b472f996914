/** Yokohama at the shared table. */
import type { YokohamaEvent } from '../../api/events';
import type { Entry, QuestionOf } from '../../api/types';
import { decided } from '../../table/ending';
import { t } from '../../words';
import type { GameModule } from '../module';
import Art from './art/Art.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { playerOf, pointsOf, type Yokohama } from './facts';
import { flights } from './flights';
import { placeOf, standing } from './follow';
import Knowledge from './Knowledge.svelte';
import { lookingAt } from './look.svelte';
import Me from './Me.svelte';
import { loses, main, pieces, tell } from './moves';
import Orders from './Orders.svelte';
import Others from './Others.svelte';
import Panel from './Panel.svelte';
import { marks, say } from './say';
import './tokens.css';
import './yokohama.css';

/** What of mine a question is about; nothing where the board needs the whole height of a phone. */
function partFor(question: QuestionOf<Yokohama> | null): string {
  const key = question?.key ?? '';
  if (key === 'send_agent') return 'knowledge';
  if (key.startsWith('phase') || key.startsWith('take')) return 'orders';
  return ['token', 'build', 'leave', 'research', 'reward'].includes(key) ? '' : 'me';
}

function milestone(entry: Entry<YokohamaEvent>): string | null {
  if (entry.events.some((event) => event.kind === 'ending')) return t('yokohama.flag.ending');
  return entry.events.some((event) => event.kind === 'achieve') ? t('yokohama.flag.achieve') : null;
}

export const yokohama: GameModule<Yokohama> = {
  name: 'yokohama',
  Art,
  Board,
  Panel,
  Face,
  parts: [
    {
      key: 'me',
      icon: 'vp',
      label: (table) => String(pointsOf(table.near, table)),
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
  columns: '500px minmax(0, 1fr) clamp(306px, 100% - 1040px, 470px)',
  home: 'me',
  partFor,
  stage: (table) => lookingAt(table).stage,
  spot: (table) => (lookingAt(table).stage === 'city' ? lookingAt(table).chosen : null),
  pieces,
  main,
  loses,
  forced: ['end'],
  tell,
  say,
  marks,
  headings: ['round', 'ending'],
  minor: ['turn', 'deal', 'keep'],
  milestone,
  flights,
  placeOf,
  standing,
  decided,
};
