/** What a choice on the desk costs and brings, as its offer says; a reward may stand for a country. */
import type { Offer } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { countryName, outlookOf, type Reward } from './facts';

export interface Deal {
  cost: Reward;
  gain: Reward;
  country: string | undefined;
  /** Whether it is said in words, too: what is dealt does not tell what is done. */
  told: boolean;
  /** What is said instead of the move, where the question says the rest. */
  short?: string;
}

const NAMED = new Set(['achieve', 'lift', 'spin', 'study']);

export function dealOf(offer: Offer, table: Table): Deal {
  const { cost = {}, gain = {}, country } = outlookOf(offer);
  const verb = table.move(offer.move)?.verb ?? '';
  const nothing = !Object.keys(cost).length && !Object.keys(gain).length;
  const short = verb === 'reward' ? { short: countryName(country ?? 'free', table) } : {};
  return { cost, gain, country, told: nothing || NAMED.has(verb), ...short };
}
