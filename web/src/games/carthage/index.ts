/** Traders of Carthage at the shared table. */
import type { CarthageEvent } from '../../api/events';
import { called, listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { GameModule, Said } from '../module';
import Art from './Art.svelte';
import Board from './Board.svelte';
import './tokens.css';
import './carthage.css';
import Face from './Face.svelte';
import { boardOf, colourOf, colours, logOf, wareIcon, wareName, type Carthage } from './facts';
import { flights } from './flights';
import { standing } from './follow';
import Hand from './Hand.svelte';
import Me from './Me.svelte';
import { loses, main, pieces, tell } from './moves';
import Outlook from './Outlook.svelte';
import Panel from './Panel.svelte';
import Stock from './Stock.svelte';

function say(key: string, value: unknown, table: Table): Said[] {
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  const text = called(key, value, table) ?? `${value}`;
  if (typeof value !== 'string') return [{ text }];
  const colour = colours(table).includes(value) ? value : colourOf(value, table);
  return [colour ? { text, icon: wareIcon(colour), tint: colour } : { text }];
}

function marks(event: CarthageEvent, table: Table): string[] {
  const seat = event.seat === null ? [] : [`seat:${event.seat}`];
  switch (event.kind) {
    case 'deal':
    case 'refill':
      return [...event.market.map((card) => `market:${card}`), ...event.farm.map((card) => `farm:${card}`)];
    case 'farm_moves':
      return event.cards.map((card) => `market:${card}`);
    case 'take':
      return [...seat, `hand:${event.card}`];
    case 'reserve':
      return [...seat, `reserved:${event.seat}`];
    case 'pay':
    case 'protect':
    case 'reshuffle':
      return [...seat, 'discards'];
    case 'store':
      return [...seat, `stock:${event.card}`, `stack:${event.seat}:${colourOf(event.card, table)}`];
    case 'goods':
    case 'sell':
    case 'lose':
      return [...seat, ...event.cards.map((card) => `stack:${event.seat}:${colourOf(card, table)}`)];
    case 'sail':
      return [`ship:${event.colour}`, `space:${event.space}`];
    case 'payday':
    case 'raid':
      return event.colours.map((colour) => `ship:${colour}`);
    default:
      return seat;
  }
}

/** The winner's best sale, and when it was. */
function decided(table: Table): string | null {
  const sales = logOf(table).flatMap(({ events, index }) =>
    events
      .filter((event) => event.kind === 'sell')
      .filter((event) => table.view.winners.includes(event.seat))
      .map((event) => ({ ...event, index })),
  );
  const best = sales.toSorted((one, other) => other.points - one.points)[0];
  if (!best) return null;
  return t('carthage.decided', {
    name: table.name(best.seat),
    ware: wareName(best.colour, table),
    count: best.points,
    cards: best.cards.length,
    index: best.index,
  });
}

export const carthage: GameModule<Carthage> = {
  name: 'carthage',
  Art,
  Board,
  Outlook,
  Panel,
  Face,
  parts: [
    {
      key: 'me',
      icon: 'vp',
      label: (table) => String(boardOf(table).players[table.near]?.points ?? '?'),
      title: 'carthage.you',
      View: Me,
    },
    {
      key: 'hand',
      icon: 'hand',
      label: (table) => t('carthage.tab.hand', { coins: boardOf(table).players[table.near]?.coins ?? 0 }),
      title: 'carthage.hand',
      View: Hand,
    },
    {
      key: 'stock',
      icon: 'import',
      label: (table) => {
        const player = boardOf(table).players[table.near];
        return t('carthage.tab.stock', { count: (player?.goods.length ?? 0) + (player?.stored.length ?? 0) });
      },
      title: 'carthage.stock',
      View: Stock,
    },
  ],
  columns: '158px minmax(0, 1fr) var(--stock)',
  home: 'hand',
  partFor: (question) => (question?.key === 'store' ? 'stock' : 'hand'),
  pieces,
  forced: ['done'],
  main,
  tell,
  loses,
  say,
  marks,
  headings: ['payday', 'raid', 'refill', 'farm_moves', 'reshuffle'],
  minor: ['pay', 'refill', 'reshuffle'],
  milestone: (entry) => (entry.events.some((event) => event.kind === 'payday') ? t('carthage.payday') : null),
  flights,
  standing,
  decided,
};
