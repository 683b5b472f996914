/** What the page of an owner's box asks of the server. */
import { api } from './client';
import type { BoxChecked, BoxForm } from './types';

const { once, personal } = api.http;
type BoxTables = Record<string, Record<string, unknown>[]>;
const at = (game: string): string => `boxes/${encodeURIComponent(game)}`;

export const boxes = {
  form: (game: string) => once<BoxForm>(at(game)),
  check: (game: string, tables: BoxTables) => personal<BoxChecked>('POST', `${at(game)}/check`, { tables }),
  read: (game: string, text: string) => personal<BoxChecked>('POST', `${at(game)}/read`, { text }),
  write: (game: string, tables: BoxTables) => personal<{ text: string }>('POST', `${at(game)}/write`, { tables }),
  keep: (game: string, tables: BoxTables) => personal<{ box: string }>('POST', at(game), { tables }),
};
