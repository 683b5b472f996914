/** What is sent of Traders of Carthage, as the drawings need it. Display only: the rules are the server's. */
import type { CarthageEvent, CarthagePrompt } from '../../api/events';
import type { Schemas } from '../../api/types';
import type { IconName } from '../../look/icons';
import { called } from '../../table/sentences';
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
export const spaceName = (space: number, table: Table): string => called('space', space, table) ?? '';
/** What the last space of the route is called. */
export const goalOf = (table: Table): string => spaceName(boxOf(table).route_space.length - 1, table);
export const wareIcon = (colour: string): IconName => `ware-${colour}` as IconName;

export const wareName = (colour: string, table: Table): string => called('colour', colour, table) ?? colour;

const decks = new WeakMap<Carthage['box'], Record<string, CardFacts>>();

/** All cards of the box by their ids: each value in each colour. */
function deckOf(table: Table): Record<string, CardFacts> {
  const box = boxOf(table);
  const known = decks.get(box);
  if (known) return known;
  const deck: Record<string, CardFacts> = {};
  for (const colour of box.goods.colours)
    for (const { value, storage_icons: icons } of box.card) {
      const card = `${colour} ${value}`;
      deck[card] = { colour, value, icons, ware: wareName(colour, table), name: called('card', card, table) ?? card };
    }
  decks.set(box, deck);
  return deck;
}

export const cardFacts = (card: string, table: Table): CardFacts | undefined => deckOf(table)[card];
export const cardName = (card: string, table: Table): string => cardFacts(card, table)?.name ?? card;
export const colourOf = (card: string, table: Table): string => cardFacts(card, table)?.colour ?? '';

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

export type StackFacts = Schemas['CarthageStackView'] & {
  colour: string;
  cards: string[];
  stored: string[];
  count: number;
  tokens: number;
};

/** The stock of a colour: its cards, and what a Payday would bring for them. */
export function stacksOf(player: Player | undefined, table: Table): StackFacts[] {
  return Object.entries(player?.stacks ?? {}).map(([colour, stack]) => {
    const of = (cards: string[] = []) => cards.filter((card) => colourOf(card, table) === colour);
    const [cards, stored] = [of(player?.goods), of(player?.stored)];
    return {
      ...stack,
      colour,
      cards,
      stored,
      count: cards.length + stored.length,
      tokens: player?.tokens[colour] ?? 0,
    };
  });
}

/** Of each raided colour: how many of my goods the pirates would take now, and how many are safe from them. */
export function raidOf(table: Table): { colour: string; danger: number; safe: number }[] {
  const question = questionOf(table);
  if (question?.key === 'store') {
    const { colour, in_danger, safe } = question.values;
    return [{ colour, danger: in_danger, safe }];
  }
  if (question?.key !== 'protect') return [];
  const { colours: raided, in_danger, safe } = question.values;
  return raided
    .map((colour, at) => ({ colour, danger: in_danger[at] ?? 0, safe: safe[at] ?? 0 }))
    .filter((stack) => stack.danger + stack.safe > 0);
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

export interface Sailing {
  colour: string;
  from: number;
  to: number;
}

/** What a purchase would bring: as long as it is offered, or being paid. */
export const purchaseOf = (table: Table): Carthage['outlook'] | undefined =>
  offersOf(table).find((offer) => offer.outlook.ships)?.outlook;

/** Where the ships will sail if the viewer buys. */
export const sailings = (table: Table): Sailing[] =>
  Object.entries(purchaseOf(table)?.ships ?? {}).map(([colour, to]) => ({
    colour,
    from: boardOf(table).ships[colour] ?? to,
    to,
  }));
