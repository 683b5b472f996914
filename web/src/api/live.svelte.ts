/**
 * A table as it is played: one socket that comes back by itself, and what it told us so far as reactive state.
 *
 *     const live = new Live(id);   // opens the socket
 *     live.update?.view            // the newest picture; live.log, live.chat, live.connection, live.refused
 *     live.play(move)
 *     live.close()                 // when the page is left
 */
import { api } from './client';
import type { ChatLine, Entry, FromClient, FromServer, Nudged, Refused, Update } from './types';

/** `gone`: no such table; `forbidden`: not for us; `closed`: cleared away while we looked. All three are final. */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone' | 'forbidden' | 'closed';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const PING_EVERY = 25000;
const FINAL: Record<number, Connection> = { 4404: 'gone', 4403: 'forbidden', 4410: 'closed' };

/** The log after an update: what was undone is dropped, the news follow. */
export function mergeLog(log: Entry[], kept: number, news: Entry[]): Entry[] {
  return [...log.filter((entry) => entry.index <= kept && !news.some((item) => item.index === entry.index)), ...news];
}

/** All lines on connecting, new ones later: each line once, in order. */
export function mergeChat(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const others = chat.filter((old) => !lines.some((line) => line.number === old.number));
  return [...others, ...lines].sort((a, b) => a.number - b.number);
}

export class Live {
  /** The newest update; undefined until the first one comes. */
  update = $state.raw<Update>();
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  /** The last refusal, until the next update that is not an answer to it, or `forget()`. */
  refused = $state.raw<Refused>();

  /** Somebody asks us to move, here or at another table of ours. */
  nudged = $state.raw<Nudged>();

  readonly #id: string;
  #socket: WebSocket | undefined;
  #seen: number | undefined;
  #seat: number | null | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(id: string, seat?: number | null) {
    this.#id = id;
    this.#seat = seat;
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    document.addEventListener('visibilitychange', this.#tellHere);
    void this.#connect();
  }

  /** Play a move (number or text) for a seat of mine; without a seat: for the one I look from. */
  play(move: number | string, seat: number | null = this.update?.seat ?? null): void {
    if (!this.update || seat === null) return;
    this.#send({ type: 'play', seq: this.update.seq, seat, move });
  }

  undo(seat: number | null = this.update?.seat ?? null): void {
    if (!this.update || seat === null) return;
    this.#send({ type: 'undo', seq: this.update.seq, seat });
  }

  /** See the table from another seat of mine, or (null) as a watcher. The log of the other seat comes afresh. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: 'look', seat });
  }

  say(text: string): void {
    this.#send({ type: 'say', text });
  }

  forget(): void {
    this.refused = undefined;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    document.removeEventListener('visibilitychange', this.#tellHere);
    this.#stopTimers();
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    try {
      await api.me(); // a newcomer with a link has no cookie yet
    } catch {
      this.#lost(0);
      return;
    }
    if (this.#closed) return;
    const query = new URLSearchParams();
    if (this.#seen !== undefined) query.set('seen', String(this.#seen));
    if (typeof this.#seat === 'number') query.set('seat', String(this.#seat));
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.#id)}/live?${query}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#seat === null) this.#send({ type: 'look', seat: null });
      if (document.hidden) this.#tellHere();
      this.#ping = setInterval(() => this.#send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: FromServer): void {
    this.#pause = FIRST_PAUSE;
    this.connection = 'live';
    if (message.type === 'update') {
      const answersRefusal = this.refused?.late && this.update?.seq !== message.seq;
      this.log = mergeLog(this.log, message.kept, message.news);
      this.update = message;
      this.#seen = message.seq;
      if (!answersRefusal) this.refused = undefined;
    } else if (message.type === 'chat') {
      this.chat = mergeChat(this.chat, message.lines);
    } else if (message.type === 'nudged') {
      this.nudged = message;
    } else if (message.type === 'refused') {
      this.refused = message;
    }
  }

  #lost(code: number): void {
    this.#stopTimers();
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) {
      this.connection = final;
      return;
    }
    this.connection = 'lost';
    this.#retry = setTimeout(this.#now, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The pause is over, or the network or the page came back earlier. */
  #now = (): void => {
    if (this.#retry === undefined) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    void this.#connect();
  };

  /** The others see whether this page is in front of somebody. */
  #tellHere = (): void => {
    this.#send({ type: 'here', here: !document.hidden });
  };

  #stopTimers(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    clearInterval(this.#ping);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
