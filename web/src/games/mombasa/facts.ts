/** What the board shows: the parts of the view and of the box, and what they are called. No rules. */
import type { IconName } from '../../look/icons';
import type { MoveInfo } from '../../api/types';
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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const path = (points: Point[], closed = false): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;

export const companyBox = (name: string, table: Table): CompanyBox | undefined =>
  boxOf(table).company.find((company) => company.name === name);
export const slug = (name: string, table: Table): string => companyBox(name, table)?.id ?? '';
export const houseOf = (id: string): IconName => `house-${id}` as IconName;
export const nameOf = (id: string, table: Table): string =>
  boxOf(table).company.find((company) => company.id === id)?.name ?? id;

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

export const kindName = (kind: string): string => t(`mombasa.kind.${kind}` as Key);

/** "Banana 2", "Expansion 3 (Cairo)", as people say it. */
export function cardTitle(name: string, table: Table): string {
  const card = cardBox(name, table);
  const value = card.value ? ` ${card.value}` : '';
  const share = card.share ?? card.company;
  return `${kindName(card.kind)}${value}${share ? ` (${nameOf(share, table)})` : ''}`;
}

export function cardLines(name: string, table: Table): string[] {
  const card = cardBox(name, table);
  const merchant = boxOf(table).merchant.find((kind) => kind.kind === (card.company ? 'company' : 'plain'));
  const values = {
    value: card.value ?? 0,
    diamonds: merchant?.diamonds,
    pounds: merchant?.pounds,
    more: merchant?.per_two_mines,
    company: nameOf(card.company ?? card.share ?? '', table),
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
export const slotName = (slot: SlotView): string => t(`mombasa.slot.${slot.name.replace(' ', '_')}` as Key);

export const rewardIcon = (reward: string): IconName => REWARD_ICONS[reward] ?? 'pound';

export function rewardText(reward: string, amount: number): string {
  return t(`mombasa.reward.${reward}` as Key, { count: amount });
}

export const needText = (needs: Record<string, number>): string =>
  Object.entries(needs)
    .map(([kind, n]) =>
      kind === 'merchant_or_bookkeeper' ? t('mombasa.need.colleague') : t('mombasa.need', { kind: kindName(kind), n }),
    )
    .join(t('mombasa.and'))
    .toLowerCase();

export const bookTitle = (book: BookView): string =>
  t('mombasa.book.title', {
    letter: book.letter || t('mombasa.book.start'),
    needs: needText(book.needs),
    reward: rewardText(book.reward, book.amount),
  });

/** "A (banana 2 → 1 pound)": short, for lists and sentences. */
export const bookText = (book: BookView): string =>
  t('mombasa.book.short', {
    letter: book.letter || t('mombasa.book.start'),
    needs: needText(book.needs),
    reward: rewardText(book.reward, book.amount),
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
