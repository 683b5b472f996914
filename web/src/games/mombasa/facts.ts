/** What the board shows: the parts of the view and of the box, and what they are called. No rules. */
import type { IconName } from '../../look/icons';
import type { MoveInfo } from '../../api/types';
import { amounts, called } from '../../table/sentences';
import { shapesOf } from '../../table/shapes';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { BookView, CardBox, CompanyBox, Mombasa, Outlook, Point, SeatView, SlotView, TrackBox } from './view';

export const GOODS = ['banana', 'coffee', 'cotton'] as const;
export const KINDS = [...GOODS, 'expansion'] as const;

export const { board: boardOf, box: boxOf, offers: offersOf, question: questionOf } = shapesOf<Mombasa>();
/** What is certain of a move that I am offered. */
export const outlookOf = (move: MoveInfo, table: Table): Outlook =>
  offersOf(table).find((offer) => offer.move === move.number)?.outlook ?? {};
export const playerOf = (table: Table, seat: number): SeatView | undefined => boardOf(table).players[seat];

export const path = (points: Point[], closed = false): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;

export const companyBox = (name: string, table: Table): CompanyBox | undefined =>
  boxOf(table).company.find((company) => company.name === name);
export const slug = (name: string, table: Table): string => companyBox(name, table)?.id ?? '';
export const houseOf = (id: string): IconName => `house-${id}` as IconName;
export const nameOf = (id: string, table: Table): string =>
  boxOf(table).company.find((company) => company.id === id)?.name ?? id;

/** What a company is called, by its name in the box. */
export const companyName = (name: string, table: Table): string => called('company', name, table) ?? name;

export const cardBox = (name: string, table: Table): CardBox =>
  boxOf(table).card.find((card) => card.name === name) ?? { name, kind: 'share', crate: 0 };

export const trackBox = (name: string, table: Table): TrackBox | undefined =>
  boxOf(table).track.find((track) => track.name === name);

/** The tab of the board on phones where a bonus space lies: those of two tracks lie beside the tracks. */
export const spaceTab = (space: string, table: Table): string =>
  boardOf(table).spaces.some((item) => item.name === space && item.track) ? 'tracks' : 'bonus';

export const kindIcon = (kind: string): IconName => {
  const icons: Record<string, IconName> = { any: 'any-good', merchant_or_bookkeeper: 'colleague' };
  return icons[kind] ?? (kind as IconName);
};

/** As it stands alone, or begins a sentence. */
export const kindName = (kind: string, table: Table): string => called('kind', kind, table, 'title') ?? kind;

export const cardTitle = (card: string, table: Table): string => called('card', card, table) ?? card;
export const cardTitles = (cards: string[], table: Table): string =>
  cards.map((card) => cardTitle(card, table)).join(', ');

export function cardLines(name: string, table: Table): string[] {
  const card = cardBox(name, table);
  const merchant = boxOf(table).merchant.find((kind) => kind.kind === (card.company ? 'company' : 'plain'));
  const values = {
    value: card.value ?? 0,
    diamonds: merchant?.diamonds,
    pounds: rewardText('pounds', merchant?.pounds ?? 0, table),
    more: merchant?.per_two_mines,
    company: companyName(nameOf(card.company ?? card.share ?? '', table), table),
  };
  const goods = (GOODS as readonly string[]).includes(card.kind);
  const kind = goods ? 'goods' : card.kind === 'merchant' && card.company ? 'merchant_company' : card.kind;
  return [
    t(`mombasa.card.${kind}` as Key, values),
    ...(card.share && card.kind !== 'share' ? [t('mombasa.card.one_share', values)] : []),
    t(card.kind === 'share' ? 'mombasa.card.price' : 'mombasa.card.crate', { crate: card.crate }),
  ];
}

const REWARD_ICONS: Record<string, IconName> = {
  pounds: 'pound',
  diamonds: 'diamond',
  points: 'book',
  track: 'track-step',
  company_track: 'track-step',
  posts: 'remove-post',
  remove_post: 'remove-post',
  cotton_less: 'cotton-pay',
};
export const slotName = (slot: SlotView, table: Table, form?: string): string =>
  called('slot', slot.name, table, form) ?? slot.name;

export const rewardIcon = (reward: string): IconName => REWARD_ICONS[reward] ?? 'pound';

export const rewardText = (reward: string, amount: number, table: Table): string =>
  amounts({ [reward]: amount }, table);

export const bookTitle = (book: BookView, table: Table): string =>
  t('mombasa.book.title', {
    letter: book.letter || t('mombasa.book.start'),
    needs: amounts(book.needs, table),
    reward: rewardText(book.reward, book.amount, table),
  });

/** Keys for copies of the same card. */
export function keyed(cards: string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { key: `${card}#${copy}`, card };
  });
}
