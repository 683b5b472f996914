/** The games that have a table in the browser; each comes in a file of its own, loaded when it is needed. */
import { loadWords } from '../words';
import type { GameModule } from './module';

const games: Record<string, () => Promise<GameModule>> = {
  carthage: async () => (await import('./carthage')).carthage,
  goa: async () => (await import('./goa')).goa,
  yokohama: async () => (await import('./yokohama')).yokohama,
  mombasa: async () => (await import('./mombasa')).mombasa,
};

export const drawn = (game: string): boolean => game in games;

export async function loadGame(game: string): Promise<GameModule> {
  const load = games[game];
  if (!load) throw new Error(`No table for ${game}.`);
  const [module] = await Promise.all([load(), loadWords(game)]);
  return module;
}
