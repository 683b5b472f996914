/** The games with a board of their own; each comes in a file of its own, loaded when it is needed. Others get a plain one. */
import { fetched } from '../pieces/later';
import { phone } from '../table/screen';
import { loadWords } from '../words';
import { lanes } from './carthage/lanes';
import type { GameModule } from './module';

const games: Record<string, (() => Promise<GameModule>) | undefined> = {
  carthage: async () => (await Promise.all([import('./carthage'), phone.current && fetched(lanes)]))[0].carthage,
  goa: async () => (await import('./goa')).goa,
  yokohama: async () => (await import('./yokohama')).yokohama,
  mombasa: async () => (await import('./mombasa')).mombasa,
};

const plain = async (): Promise<GameModule> => (await import('./plain')).plain;

export async function loadGame(game: string): Promise<GameModule> {
  const own = games[game];
  const [module] = await Promise.all([(own ?? plain)(), loadWords(own ? game : 'plain')]);
  return module;
}
