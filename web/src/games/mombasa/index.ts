/** Mombasa at the shared table. */
import { decided } from '../../table/ending';
import { t } from '../../words';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import { ending, loses } from './ending';
import Face from './Face.svelte';
import { playerOf } from './facts';
import { flights } from './flights';
import { placeOf, standing } from './follow';
import Mat from './Mat.svelte';
import Me from './Me.svelte';
import './tokens.css';
import './mombasa.css';
import { main, partFor, pieces, stage } from './moves';
import Outlook from './Outlook.svelte';
import Panel from './Panel.svelte';
import Plan from './Plan.svelte';
import { marks, say } from './say';
import { tell } from './tell';
import type { Mombasa } from './view';

export const mombasa: GameModule<Mombasa> = {
  name: 'mombasa',
  Board,
  Outlook,
  Panel,
  Face,
  parts: [
    {
      key: 'me',
      icon: 'pound',
      label: (table) => String(playerOf(table, table.near)?.pounds ?? 0),
      title: 'mombasa.me',
      View: Me,
    },
    {
      key: 'plan',
      icon: 'hand',
      label: () => t('mombasa.tab.plan'),
      title: 'mombasa.lanes',
      View: Plan,
    },
    {
      key: 'mat',
      icon: 'ink',
      label: () => t('mombasa.tab.mat'),
      title: 'mombasa.mat',
      View: Mat,
    },
  ],
  columns: '',
  home: 'plan',
  partFor,
  stage,
  pieces,
  main,
  ending,
  loses,
  forced: ['ready'],
  tell,
  tells: ['buy', 'step', 'take', 'remove', 'return', 'flip', 'discard', 'choose', 'collect', 'use'],
  say,
  marks,
  headings: ['round', 'coins', 'display'],
  minor: ['lay', 'clear', 'ready', 'tiles', 'keep', 'rest'],
  milestone: (entry) => {
    const round = entry.events.find((event) => event.kind === 'round');
    return round ? t('mombasa.round', { round: round.round }) : null;
  },
  flights,
  placeOf,
  standing,
  decided,
};
