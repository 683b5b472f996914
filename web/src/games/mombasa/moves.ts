/** On which pieces a move can be clicked, which part of the board a question is about, and the main button. */
import type { MoveInfo, QuestionOf } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { MainMove } from '../module';
import { boardOf, outlookOf, questionOf, spaceTab } from './facts';
import { pickedAt } from './picked.svelte';
import type { Mombasa } from './view';

type Arg = MoveInfo['args'][string] | undefined;

/** A slot, or a bonus tile by its space. */
function usable(thing: Arg, table: Table): string {
  const tile = boardOf(table).spaces.find((space) => space.name === thing)?.tile;
  return tile ? `tile:${tile}` : `slot:${thing}`;
}

function laying(card: Arg, slot: Arg, table: Table): string[] {
  if (boardOf(table).phase === 'resting') return [`pile:${slot}`];
  const picked = pickedAt(table).card;
  if (picked === null) return [`hand:${card}`, `slot:${slot}`];
  return picked === card ? [`slot:${slot}`] : [];
}

export function pieces(move: MoveInfo, table: Table): string[] {
  const { tile, slot, company, space, row, column, region, reward, option, card } = move.args;
  switch (move.verb) {
    case 'keep':
      return [`start:${tile}`];
    case 'clear':
    case 'boost':
      return [`slot:${slot}`];
    case 'use':
      return [usable(slot, table)];
    case 'expand': {
      const things = (outlookOf(move, table).uses ?? []).map((thing) => usable(thing, table));
      return company === 'nowhere' ? things : [`hq:${company}`, ...things];
    }
    case 'mark':
      return [`space:${space}`];
    case 'buy':
      return [`display:${row}:${column}`];
    case 'step':
      return [`track:${company}`];
    case 'enter':
      return [`region:${region}`];
    case 'take':
      return [`column:${outlookOf(move, table).company}:${column}`];
    case 'return':
    case 'remove':
      return [`column:${company}:${column}`];
    case 'collect':
      return [`reward:${reward}`];
    case 'book':
      return [`shelf:${row}:${column}`];
    case 'place':
    case 'flip':
      return [`book:${space}`];
    case 'ink':
      return [`book:${outlookOf(move, table).space}`, 'ink'];
    case 'choose':
      return [`option:${option}`];
    case 'discard':
      return [`hand:${card}`];
    case 'lay':
      return laying(card, slot, table);
    default:
      return [];
  }
}

export function main(table: Table): MainMove | null {
  const question = questionOf(table);
  const offered = (verb: string) => table.offers.find((offer) => table.move(offer.move)?.verb === verb);
  const ready = offered('ready');
  if (ready && question?.key === 'plan')
    return { move: ready.move, label: t('mombasa.ready', question.values), icon: 'check' };
  const cash = offered('cash');
  if (cash && question?.key === 'points')
    return { move: cash.move, label: t('mombasa.cash', question.values), icon: 'pound' };
  const stop = offered('stop');
  return stop ? { move: stop.move, label: t('mombasa.stop'), icon: 'check' } : null;
}

export type Focus = 'plan' | 'map' | 'tracks' | 'cards' | 'books' | 'mat';

const FOCUS: Record<string, Focus> = {
  keep: 'plan',
  rest: 'plan',
  plan: 'plan',
  discard: 'plan',
  discard_kind: 'plan',
  goods: 'cards',
  mixed_goods: 'cards',
  buy: 'cards',
  buy_and_move: 'cards',
  move_diamond: 'cards',
  invest: 'tracks',
  spread: 'tracks',
  advance: 'tracks',
  call: 'tracks',
  points: 'books',
  place: 'mat',
  books: 'mat',
  ink: 'mat',
};

/** The part that is asked about; without a question, what the phase is about. */
export function focusOf(table: Table): Focus {
  const question = table.now ? table.shown.question : null;
  if (question) return FOCUS[question.key] ?? 'map';
  return ['planning', 'resting', 'start_tiles'].includes(boardOf(table).phase) ? 'plan' : 'map';
}

const ON_MAP = ['expand', 'post', 'return', 'remove'];
const WITH_CARDS = ['turn', 'goods', 'mixed_goods'];
/** Goods that no card can be added to: only the board is asked about. */
const SPENT = ['goods_buy', 'goods_step', 'goods_buy_step', 'mixed_goods_buy'];

/** Whether what is asked is chosen from a list: what has no place on the board. */
export const asksChoice = (table: Table): boolean =>
  table.offers.some((offer) => ['choose', 'collect'].includes(table.move(offer.move)?.verb ?? ''));

/** What is large now: the hand, the map (where regions or columns are asked for), or nothing. */
export function stage(table: Table): string {
  const key = table.offers.length ? table.shown.question?.key : undefined;
  if (key !== undefined && ON_MAP.includes(key)) return 'region';
  return focusOf(table) === 'plan' ? 'plan' : 'act';
}

/** Questions that are only about the board leave the screen to it; what a small map cannot name is in the list. */
export function partFor(question: QuestionOf<Mombasa> | null): string {
  if (question && SPENT.includes(question.wording)) return '';
  if (!question || WITH_CARDS.includes(question.key)) return 'plan';
  if (ON_MAP.includes(question.key)) return 'moves';
  const focus = FOCUS[question.key] ?? 'map';
  return focus === 'plan' || focus === 'mat' ? focus : '';
}

const TAB_OF: Record<string, string> = {
  region: 'map',
  hq: 'map',
  column: 'map',
  track: 'tracks',
  display: 'cards',
  shelf: 'books',
};

function tabOf(piece: string, table: Table): string {
  const [kind = '', name = ''] = piece.split(':');
  return kind === 'space' ? spaceTab(name, table) : (TAB_OF[kind] ?? '');
}

/** The tabs of the board (on phones) under which a move is clicked. */
export function tabsOf(number: number, table: Table): string[] {
  const move = table.move(number);
  return (move ? pieces(move, table) : []).map((piece) => tabOf(piece, table));
}

/** Those under which something can be clicked now. */
export const tabsWithMoves = (table: Table): Set<string> =>
  new Set(table.offers.flatMap((offer) => tabsOf(offer.move, table)));

/** The tab to turn to: what the question is about, or where all its moves are. */
export function tabFor(focus: string, glowing: ReadonlySet<string>): string {
  const [first = focus] = glowing;
  return glowing.has(focus) || glowing.has('') ? focus : first;
}
