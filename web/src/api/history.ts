/** The finished games of whoever asks, the newest first: page by page. */
import { api } from './client';
import type { History } from './types';

export const history = (before?: number): Promise<History> =>
  api.http.personal('GET', before === undefined ? 'history' : `history?before=${before}`);
