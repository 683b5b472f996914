/** What the review of a finished game asks of the server. */
import { api } from './client';
import type { OpenedTable, Review, WhatIf } from './types';

const { at, from, personal } = api.http;

export const reviews = {
  /** As far as it is made; nothing is started. */
  read: (id: string, seat: number) => personal<Review>('GET', `${at(id)}/review${from(seat)}`),
  begin: (id: string, seat: number) => personal<Review>('POST', `${at(id)}/review${from(seat)}`),
  whatIf: (id: string, wish: WhatIf) => personal<OpenedTable>('POST', `${at(id)}/what-if`, wish),
};
