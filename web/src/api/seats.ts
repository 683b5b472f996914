/** What people at a table ask of the server beside their moves: seats, bots, invitations. */
import { api } from './client';
import type { Guest, Invitation, OpenedTable, Reach, TableInfo } from './types';

const { at, personal, silent } = api.http;

export const seats = {
  leave: (id: string, seat: number) => personal<TableInfo>('POST', `${at(id)}/leave`, { seat }),
  fill: (id: string, seat: number, bot: string) => personal<TableInfo>('POST', `${at(id)}/fill`, { seat, bot }),
  offer: (id: string, seat: number, offered: boolean) =>
    personal<TableInfo>('POST', `${at(id)}/offer`, { seat, offered }),
  sitIn: (id: string, seat: number, bot: string) => personal<TableInfo>('POST', `${at(id)}/sit-in`, { seat, bot }),
  nudge: (id: string, seat: number) => personal<TableInfo>('POST', `${at(id)}/nudge`, { seat }),
  concede: (id: string, seat: number) => personal<TableInfo>('POST', `${at(id)}/concede`, { seat }),
  guests: (id: string) => personal<Guest[]>('GET', `${at(id)}/guests`),
  kick: (id: string, person: string, away: boolean) => personal<Guest[]>('POST', `${at(id)}/kick`, { person, away }),
  mute: (id: string, person: string, muted: boolean) => personal<Guest[]>('POST', `${at(id)}/mute`, { person, muted }),
  close: (id: string) => silent('POST', `${at(id)}/close`),
  invitation: (id: string) => personal<Invitation>('GET', `${at(id)}/invitation`),
  qr: (id: string) => `/api/${at(id)}/qr.svg`,
  letNetworkIn: () => personal<Reach>('POST', 'reach'),
  again: (id: string) => personal<OpenedTable>('POST', `${at(id)}/again`),
};
