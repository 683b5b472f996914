/** How likely a colony is founded: population, colonists and the cards that could be turned up. Arithmetic for the eye only. */
import type { Table } from '../../table/state.svelte';
import { boardOf, boxOf, colonyFacts, levelOf, type Player } from './facts';

/** The share of hands of `draws` cards whose numbers reach `goal`. */
export function reaching(numbers: number[], draws: number, goal: number): number {
  const ways = new Map<string, number>([['0 0', 1]]);
  for (const number of numbers)
    for (const [key, count] of [...ways]) {
      const [taken = 0, sum = 0] = key.split(' ').map(Number);
      if (taken === draws) continue;
      const next = `${taken + 1} ${sum + number}`;
      ways.set(next, (ways.get(next) ?? 0) + count);
    }
  let all = 0;
  let good = 0;
  for (const [key, count] of ways) {
    const [taken, sum = 0] = key.split(' ').map(Number);
    if (taken !== Math.min(draws, numbers.length)) continue;
    all += count;
    if (sum >= goal) good += count;
  }
  return all ? good / all : 0;
}

/** In percent, as far as the player can know: the cards that are neither in the hand nor on the discard pile. */
export function chance(colony: string, player: Player, table: Table, model: Player = player): number {
  const board = boardOf(table);
  const seen = new Set([...(player.hand ?? []), ...board.discards, ...board.turned, board.in_play]);
  const all = boxOf(table).card;
  const unseen = all.filter((card) => !seen.has(card.id));
  const need = (colonyFacts(colony, table)?.need ?? 0) - levelOf(model, 'colonists', table) - player.colonists;
  const draws = boxOf(table).founding.cards;
  const cards = unseen.length >= draws ? unseen : all;
  return Math.round(
    reaching(
      cards.map((card) => card.colonists),
      draws,
      need,
    ) * 100,
  );
}
