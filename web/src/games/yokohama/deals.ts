/** What a choice on the desk costs and brings, from the box; a reward may stand for a country. */
import type { MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { boardOf, boxOf, playerOf, type Reward } from './facts';

export interface Deal {
  cost: Reward;
  gain: Reward;
  country?: string | undefined;
}

const NOTHING: Deal = { cost: {}, gain: {} };

export function dealOf(move: MoveInfo, table: Table): Deal {
  const what = String(Object.values(move.args)[0] ?? '');
  const { exchange, country } = boxOf(table);
  const price = { ...exchange.both_ways, ...exchange.buy_only }[what] ?? 0;
  switch (move.verb) {
    case 'buy':
      return { cost: { yen: price }, gain: { [what]: 1 } };
    case 'sell':
      return { cost: { [what]: 1 }, gain: { yen: price } };
    case 'gain':
      return { cost: {}, gain: { [what]: 1 } };
    case 'hire':
      return hire(what.replace(' ', '_'), table);
    case 'pay':
      return pay(what, table);
    case 'agent':
      return { ...NOTHING, country: what === 'free' ? undefined : what };
    case 'achieve':
      return { cost: {}, gain: { points: goalWorth(what, table) } };
    case 'reward':
      return { ...NOTHING, country: country.find(({ name }) => what.startsWith(name))?.id };
    default:
      return NOTHING;
  }
}

function hire(piece: string, table: Table): Deal {
  const { assistants, shops, trading_houses } = playerOf(table)?.prices ?? {};
  const yen = { assistant: assistants, shop: shops, trading_house: trading_houses }[piece] ?? 0;
  return { cost: yen ? { yen } : {}, gain: { [piece]: 1 } };
}

/** Payments of faith, of a technology and of a second order; the question names the prices of the last two. */
function pay(kind: string, table: Table): Deal {
  const { key = '', values = {} } = table.shown.question ?? {};
  if (key === 'pay_faith') return { cost: { [kind]: boxOf(table).faith_price.price[kind] ?? 1 }, gain: { faith: 1 } };
  const cost = { [kind]: Number(values[kind === 'yen' ? 'yen' : 'imports'] ?? 1) };
  return { cost, gain: key === 'pay_value' ? { value: 1 } : key === 'second' ? { order: 1 } : {} };
}

const goalWorth = (stack: string, table: Table): number =>
  boardOf(table).achievements.find((goal) => goal.stack === stack)?.points ?? 0;
