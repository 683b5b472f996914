/** Goa at the shared table. */
import type { GoaPrompt } from '../../api/events';
import { decided } from '../../table/ending';
import { t } from '../../words';
import type { GameModule } from '../module';
import Art from './Art.svelte';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { playerOf, type Goa } from './facts';
import { focused } from './focus.svelte';
import { placeOf, standing } from './follow';
import './tokens.css';
import './goa.css';
import Holdings from './Holdings.svelte';
import { flights, marks } from './looking';
import Me from './Me.svelte';
import { loses, main, pieces, tell } from './moves';
import MyLand from './MyLand.svelte';
import Outlook from './Outlook.svelte';
import Overview from './Overview.svelte';
import Panel from './Panel.svelte';
import { say } from './say';

const ON_LAND = new Set<GoaPrompt['key']>(['fill_place', 'pay_spice', 'give_any']);

export const goa: GameModule<Goa> = {
  name: 'goa',
  Art,
  Board,
  Outlook,
  Panel,
  Face,
  parts: [
    { key: 'asked', on: 'phone', icon: 'play', label: () => t('goa.tab.now'), title: 'goa.tab.now', View: Asked },
    { key: 'me', on: 'wide', icon: 'vp', label: () => '', title: 'goa.you_small', View: Me },
    { key: 'overview', on: 'wide', icon: 'market', label: () => '', title: 'goa.market', View: Overview },
    { key: 'land', on: 'phone', icon: 'land', label: () => t('goa.tab.land'), title: 'goa.my_land', View: MyLand },
    {
      key: 'holdings',
      icon: 'hand',
      label: (table) => t('goa.tab.hand', { count: playerOf(table, table.near)?.hand_size ?? 0 }),
      title: 'goa.tab.cards',
      View: Holdings,
    },
  ],
  columns: (table) =>
    focused(table) === 'market' ? '168px minmax(0, 34fr) minmax(0, 66fr)' : '168px var(--mini, 146px) minmax(0, 1fr)',
  home: 'asked',
  partFor: (question) => (question && ON_LAND.has(question.key) ? 'land' : 'asked'),
  stage: (table) => (focused(table) === 'market' ? 'market' : 'boards'),
  pieces,
  main,
  loses,
  tell,
  say,
  marks,
  headings: ['round', 'grid', 'reshuffle'],
  minor: ['bid', 'pass'],
  // Asked for secrecy: who cannot bid passes, who can use nothing goes on.
  forced: ['pass', 'done', 'fail'],
  milestone: (entry) => {
    const begun = entry.events.find((event) => event.kind === 'round');
    return begun ? t('goa.round', { round: begun.round }) : null;
  },
  flights,
  placeOf,
  standing,
  decided,
};
