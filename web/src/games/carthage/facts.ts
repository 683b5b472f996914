/** The view of Traders of Carthage, and sums that are shown beside it. Display only: the rules are the server's. */
import type { CarthageEvent, CarthagePrompt } from '../../api/events';
import type { Schemas } from '../../api/types';
import type { IconName } from '../../look/icons';
import { shapesOf } from '../../table/shapes';
import type { Table } from '../../table/state.svelte';

export type RowCard = Schemas['CarthageCardView'];
export type Player = Schemas['CarthagePlayerView'];
export type CarthageBoard = Schemas['CarthageView'];

/** Which of the messages' types are this game's. */
export interface Carthage {
  board: CarthageBoard;
  box: Schemas['CarthageBox'];
  event: CarthageEvent;
  prompt: CarthagePrompt;
  outlook: Schemas['CarthageOutlook'];
}

export const { board: boardOf, box: boxOf, log: logOf, offers: offersOf, question: questionOf } = shapesOf<Carthage>();

export interface CardFacts {
  colour: string;
  value: number;
  icons: number;
  /** "cloth 2" */
  name: string;
  ware: string;
}

export const colours = (table: Table): string[] => boxOf(table).goods.colours;
export const wareIcon = (colour: string): IconName => `ware-${colour}` as IconName;

export function wareName(colour: string, table: Table): string {
  const { goods } = boxOf(table);
  return goods.names[goods.colours.indexOf(colour)] ?? colour;
}

export function cardFacts(card: string, table: Table): CardFacts {
  const [colour = '', number = ''] = card.split(' ');
  const value = Number(number);
  const icons = boxOf(table).card.find((kind) => kind.value === value)?.storage_icons ?? 0;
  const ware = wareName(colour, table);
  return { colour, value, icons, ware, name: `${ware} ${value}` };
}

export const valueOf = (card: string): number => Number(card.split(' ')[1]);
export const colourOf = (card: string): string => card.split(' ')[0] ?? '';
export const sum = (cards: string[]): number => cards.reduce((total, card) => total + valueOf(card), 0);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keys for copies of the same card: the first red 2, the second red 2, … */
export function keyed<T>(items: T[], name: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const card = name(item);
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { key: `${card}#${copy}`, item };
  });
}

export interface StackFacts {
  colour: string;
  cards: string[];
  stored: string[];
  highest: number;
  tokens: number;
  price: number;
  points: number;
}

/** What a Payday would bring for a stack. */
export function stackOf(player: Player, colour: string, table: Table): StackFacts {
  const of = (cards: string[]) => cards.filter((card) => colourOf(card) === colour);
  const cards = of(player.goods);
  const stored = of(player.stored);
  const all = [...cards, ...stored];
  const highest = Math.max(0, ...all.map(valueOf));
  const tokens = player.tokens[colour] ?? 0;
  const price = (highest + tokens) * all.length;
  return {
    colour,
    cards,
    stored,
    highest,
    tokens,
    price,
    points: Math.ceil(price / boxOf(table).payday.points_per_vp_card),
  };
}

/** Of each raided colour: how many of a player's goods the pirates would take now, and how many are safe from them. */
export function raidOf(
  values: Record<string, unknown>,
  player: Player,
  table: Table,
): { colour: string; danger: number; safe: number }[] {
  const raided = (values['colours'] as string[] | undefined) ?? [String(values['colour'])];
  const told = values['in_danger'] as number[] | undefined;
  return raided
    .map((colour, at) => {
      const { cards, stored } = stackOf(player, colour, table);
      const danger = told?.[at] ?? cards.length;
      return { colour, danger, safe: cards.length + stored.length - danger };
    })
    .filter(({ danger, safe }) => danger + safe > 0);
}

export const tokenCount = (player: Player): number => Object.values(player.tokens).reduce((total, n) => total + n, 0);

export function tokenList(player: Player): { icon: IconName; tint: string }[] {
  return Object.entries(player.tokens).flatMap(([colour, n]) =>
    Array.from({ length: n }, () => ({ icon: wareIcon(colour), tint: colour })),
  );
}

/** The card under a seat's reservation marker. */
export function reservedBy(board: CarthageBoard, seat: number): string | undefined {
  return [...board.market, ...board.farm].find((card) => card.reserved === seat)?.card;
}

export const availableTo = (board: CarthageBoard, seat: number | null): RowCard[] =>
  board.market.filter((card) => card.reserved === null || card.reserved === seat);

export interface Sailing {
  colour: string;
  from: number;
  to: number;
  steps: number;
}

/** Where the ships will sail if the viewer buys: as long as that is offered, or being paid. */
export function sailings(table: Table): Sailing[] {
  const paying = ['pay', 'paid'].includes(table.shown.question?.key ?? '') && table.offers.length > 0;
  if (!paying && !table.offers.some((offer) => table.move(offer.move)?.verb === 'buy')) return [];
  const board = boardOf(table);
  const { movement, route_space } = boxOf(table);
  const bought = availableTo(board, table.seat).map((card) => colourOf(card.card));
  return colours(table).flatMap((colour) => {
    const count = bought.filter((other) => other === colour).length;
    if (!count) return [];
    const steps = count === 1 ? movement.steps_for_one_card : movement.steps_for_two_or_more_cards;
    const from = board.ships[colour] ?? 0;
    return [{ colour, from, steps, to: Math.min(from + steps, route_space.length - 1) }];
  });
}
