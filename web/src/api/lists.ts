/** Lists of tables: what they show, what can be done with them, and being told when they have changed. */
import { api } from './client';
import type { NewTable, OpenedTable, TableList } from './types';

const { at, personal, silent } = api.http;

export const lists = {
  tables: () => personal<TableList>('GET', 'tables'),
  open: (table: NewTable) => personal<OpenedTable>('POST', 'tables', table),
  shelve: (id: string, archived: boolean) => personal<unknown>('PUT', `${at(id)}/shelf`, { archived }),
  remove: (id: string) => silent('DELETE', at(id)),
  find: (said: string) => personal<OpenedTable>('GET', `invitations/${encodeURIComponent(said)}`),
};

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** Calls `changed` when the lists should be read again: told so by the server, and whenever the connection was lost or
 * is back. Returns how to stop. */
export function followLists(changed: () => void): () => void {
  let socket: WebSocket | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let stopped = false;

  function dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(`${scheme}//${location.host}/api/lists/live`);
    socket.onopen = () => {
      pause = FIRST_PAUSE;
      changed();
    };
    socket.onmessage = changed;
    socket.onclose = () => {
      if (stopped) return;
      again = setTimeout(
        () => {
          changed();
          dial();
        },
        pause * (0.5 + Math.random()),
      );
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    };
  }

  dial();
  return () => {
    stopped = true;
    clearTimeout(again);
    hangUp(socket);
  };
}

/** End a connection without an error in the browser's console: one that is being made is ended when it is there. */
function hangUp(socket: WebSocket | undefined): void {
  if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
  else socket.onopen = () => socket.close();
}
