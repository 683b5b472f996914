/** What the things on the table say of themselves. */
import type { TipContent } from '../../pieces/tip.svelte';
import { phone } from '../../table/screen';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import {
  areaName,
  boxOf,
  countryName,
  kindOf,
  orderFacts,
  rewardText,
  techFacts,
  techName,
  tokenReward,
  yieldText,
  type Area,
  type Tech,
} from './facts';

/** What placing an assistant here costs, and whom it pays. */
export function feeTip(area: Area, table: Table): string | undefined {
  const yen = area.fees[table.near];
  return yen ? t('yokohama.tip.fee', { yen }) : undefined;
}

/** About an area. On wide screens the inspector says what its power would yield, and what it costs. */
export function areaTip(area: Area, table: Table): TipContent {
  const kind = kindOf(area, table);
  const title = areaName(area.area, table);
  if (kind.category === 'none') return { title, lines: [t('yokohama.tip.canal', { yen: kind.toll ?? 0 })] };
  const power = area.power[table.near] ?? 0;
  const tile = area.tile === null ? undefined : boxOf(table).building_tile[area.tile - 1];
  const who = (seat: number) => table.name(seat);
  const people = area.assistants.flatMap((count, seat) =>
    count ? [t('yokohama.tip.assistants', { name: who(seat), count })] : [],
  );
  const fee = feeTip(area, table);
  return {
    title,
    lines: [
      t(kind.category === 'production' ? 'yokohama.tip.production' : 'yokohama.tip.commercial'),
      ...(phone.current ? [t('yokohama.tip.power', { power, gives: yieldText(kind, power, table) })] : []),
      ...people,
      ...area.presidents.map((seat) => t('yokohama.tip.president', { name: who(seat) })),
      ...(fee && phone.current ? [fee] : []),
      ...(area.token === null
        ? []
        : [t('yokohama.tip.token_here', { gives: rewardText(tokenReward(area.token, table), table) })]),
      ...(tile && area.house === null
        ? [t('yokohama.tip.house_here', { gives: rewardText(tile.trading_house, table) })]
        : []),
      ...(area.station ? [t('yokohama.tip.station', { power: techFacts('station', table)?.power })] : []),
    ],
  };
}

export function areaLabel(area: Area, table: Table): string {
  const power = area.power[table.near] ?? 0;
  const kind = kindOf(area, table);
  if (kind.category === 'none') return areaName(area.area, table);
  const mine = area.assistants[table.near] ?? 0;
  return t('yokohama.area_label', { area: areaName(area.area, table), count: mine, power });
}

export function orderTip(number: number, table: Table, secret = false): TipContent {
  const order = orderFacts(number, table);
  if (!order) return { title: t('yokohama.order') };
  return {
    title: t('yokohama.order_of', { country: countryName(order.country, table) }),
    lines: [
      t('yokohama.tip.order', { goods: rewardText(order.goods, table), gives: rewardText(order.reward, table) }),
      t('yokohama.tip.order_country', { country: countryName(order.country, table) }),
      ...(secret ? [t('yokohama.tip.secret')] : []),
    ],
  };
}

export function techTip(card: Tech, table: Table): TipContent {
  const facts = techFacts(card.technology, table);
  return {
    title: techName(card.technology, table),
    lines: [
      facts?.text ?? '',
      t('yokohama.tip.tech', { value: card.value, price: card.price, country: countryName(card.country, table) }),
    ],
  };
}
