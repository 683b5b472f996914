/**
 * A table as it is played: one socket that comes back by itself, and what it told us so far as reactive state.
 *
 *     const live = new Live(id);   // opens the socket
 *     live.update?.view            // the newest moment, once the game has begun; live.log
 *     live.table?.seats            // the table itself: who sits where, who is here; live.chat
 *     live.connection, live.refused
 *     live.play(move)              // live.held until the server has answered, also across a broken connection
 *     live.close()                 // when the page is left
 *
 * A connection can be dead without being closed: whatever is sent has to be answered in time, and a ping asks now and
 * then. What was sent and not answered is sent again once the connection is back; the server says whether it counted.
 */
import { refusal } from '../words';
import { clock } from './clock.svelte';
import { api, type Trouble } from './client';
import type {
  Act,
  Chart,
  ChatLine,
  Entry,
  FromClient,
  FromServer,
  Hints,
  Moment,
  Muted,
  NotNow,
  Nudged,
  Presence,
  Refused,
  SeatMark,
  Storage,
  TableInfo,
  Turns,
  Update,
  UpdateMessage,
} from './types';

/** `gone`: no such table; `forbidden`: not for us; `closed`: cleared away while we looked. All three are final. */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone' | 'forbidden' | 'closed';
/** What became of something that was held back: it counted after all, or it did not. */
export type Outcome = 'counted' | 'not counted';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const PING_EVERY = 10000;
/** How long an answer may take before the connection counts as dead. */
const PATIENCE = 5000;
/** Everything else is answered at once. */
const UNANSWERED = new Set(['here', 'hint', 'look']);
const FINAL: Record<number, Connection> = { 4404: 'gone', 4403: 'forbidden', 4410: 'closed' };

/** The log after an update: what was undone is dropped, the news follow. */
export function mergeLog(log: Entry[], kept: number, news: Entry[]): Entry[] {
  return [...log.filter((entry) => entry.index <= kept && !news.some((item) => item.index === entry.index)), ...news];
}

/** A moment with everything at hand: who is asked is in its view, what I am asked is what my seat is asked and more. */
export function opened(message: UpdateMessage): Update {
  const { waiting, seat, index } = message.view;
  const asked = waiting.flatMap((other, at) => {
    const its = message.asked[at];
    return its ? [{ ...its, seat: other }] : [];
  });
  const mine = asked.find((item) => item.seat === seat);
  const question = message.question && mine ? { key: mine.key, rule: mine.rule, ...message.question } : null;
  return { ...message, seat, index, asked, question };
}

/** The table after somebody came or went. */
export function withPresence(table: TableInfo, { online, seen, watchers }: Presence): TableInfo {
  const seats = table.seats.map((seat, at) => ({ ...seat, online: online[at] ?? false, seen: seen[at] ?? null }));
  return { ...table, seats, watchers };
}

/** All lines on connecting, new ones later: each line once, in order. */
export function mergeChat(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const last = chat.at(-1)?.number ?? 0;
  return [...chat, ...lines.filter((line) => line.number > last)];
}

/** How long to wait before trying again: not all at the same moment after a server comes back. */
export function pauseWithJitter(pause: number, chance: number): number {
  return pause * (0.5 + chance / 2);
}

/** What a table needs of its connection; a lesson has one that needs no server. */
export type Connected = Pick<Live, keyof Live>;

export class Live {
  /** The table itself: who sits where, who is here; undefined until it is told. */
  table = $state.raw<TableInfo>();
  /** The newest moment; undefined until the game has begun. */
  update = $state.raw<Update>();
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  /** The last refusal, until something else is done or `forget()`. */
  refused = $state.raw<Refused>();
  /** What I did that the server has not answered yet. */
  held = $state.raw<Act | null>(null);
  /** What became of it, where the connection was lost meanwhile; until something else is done or `forget()`. */
  outcome = $state<Outcome | null>(null);

  /** How things are, where that was told: whether the server can store what is done (while it cannot, it accepts
   * nothing), whether we may write no more here, and which other tables wait for us. */
  told = $state.raw<{ storage?: Storage; muted?: Muted; turns?: Turns }>({});

  /** Why the connection ended for good: the key of a sentence, or nothing; null while it has not. */
  reason = $state<string | null>(null);

  /** Somebody asks us to move, here or at another table of ours. */
  nudged = $state.raw<Nudged>();

  /** The hint that was asked for last, once it is there. */
  hints = $state.raw<Hints | null>(null);
  /** Who was given a hint, and when; what it said is theirs. */
  hinted = $state.raw<SeatMark[]>([]);
  /** The id of the hint that is being thought of. */
  wondering = $state<number | null>(null);

  readonly #id: string;
  #socket: WebSocket | undefined;
  #seen: number | undefined;
  #seat: number | null | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether what is held was ever sent, and whether the connection broke since. */
  #sent = false;
  #broken = false;
  #count = 0;

  constructor(id: string, seat?: number | null) {
    this.#id = id;
    this.#seat = seat;
    window.addEventListener('online', this.#now);
    window.addEventListener('offline', this.#ask);
    document.addEventListener('visibilitychange', this.#now);
    document.addEventListener('visibilitychange', this.#tellHere);
    void this.#connect();
  }

  /** Play a move (number or text) for a seat of mine; without a seat: for the one I look from. */
  play(move: number | string, seat: number | null = this.update?.seat ?? null): void {
    if (this.update && seat !== null) this.#act({ type: 'play', seq: this.update.seq, seat, move });
  }

  undo(seat: number | null = this.update?.seat ?? null): void {
    if (this.update && seat !== null) this.#act({ type: 'undo', seq: this.update.seq, seat });
  }

  /** Take back all of the turn that can be. */
  restart(seat: number | null = this.update?.seat ?? null): void {
    if (this.update && seat !== null) this.#act({ type: 'restart', seq: this.update.seq, seat });
  }

  /** Ask for a hint. It comes as `hints` after a while, or is refused. */
  wonder(seat: number | null = this.update?.seat ?? null): void {
    if (!this.update || seat === null || this.wondering !== null || this.connection !== 'live') return;
    this.forget();
    this.hints = null;
    this.wondering = this.#count += 1;
    this.#send({ type: 'hint', seq: this.update.seq, seat, id: this.wondering });
  }

  /** Why a seat of mine can play none of these moves now; null: it can. */
  why(seat: number, moves: number[]): Promise<NotNow | null> {
    return api.why(this.#id, seat, moves);
  }

  /** The table as it was after so many moves. */
  moment(index: number, seat: number | null): Promise<Moment> {
    return api.moment(this.#id, index, seat);
  }

  /** The scores over the game, once it is over. */
  chart(): Promise<Chart> {
    return api.chart(this.#id);
  }

  /** See the table from another seat of mine, or (null) as a watcher. The log of the other seat comes afresh. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: 'look', seat });
  }

  say(text: string): void {
    this.#send({ type: 'say', text });
  }

  /** The person has read what was told. */
  forget(): void {
    this.refused = undefined;
    this.outcome = null;
  }

  /** Whether something of mine waits for its answer. Where all choose at once the table goes on meanwhile by others' moves. */
  get busy(): boolean {
    return this.held !== null;
  }

  /** What is held can be let go as long as it was never sent. */
  get canLetGo(): boolean {
    return this.held !== null && this.connection !== 'live' && !this.#sent;
  }

  letGo(): void {
    if (this.canLetGo) this.held = null;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.#ask);
    document.removeEventListener('visibilitychange', this.#now);
    document.removeEventListener('visibilitychange', this.#tellHere);
    this.#stopTimers();
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    try {
      await api.me(); // a newcomer with a link has no cookie yet
    } catch (problem) {
      // Who may not come in is told so by the socket.
      if ((problem as Trouble).status !== 403) return this.#lost();
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
    this.#expect();
    socket.onopen = () => {
      if (this.#seat === null) this.#send({ type: 'look', seat: null });
      if (document.hidden) this.#tellHere();
      this.#ping = setInterval(this.#ask, PING_EVERY);
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#deadline);
    this.#pause = FIRST_PAUSE;
    if ('now' in message) clock.set(message.now);
    const back = this.connection !== 'live';
    this.connection = 'live';
    if (message.type === 'table') {
      this.table = message;
      this.told = {}; // what is not as usual is told next
      this.hinted = []; // and all of them
    } else if (message.type === 'storage' || message.type === 'muted' || message.type === 'turns') {
      this.told = { ...this.told, [message.type]: message };
    } else if (message.type === 'seats') {
      const { seats, host, watchers } = message;
      if (this.table) this.table = { ...this.table, seats, host, watchers };
    } else if (message.type === 'presence') {
      if (this.table) this.table = withPresence(this.table, message);
    } else if (message.type === 'update') {
      this.log = mergeLog(this.log, message.kept, message.news);
      this.update = opened(message);
      this.#seen = message.seq;
    } else if (message.type === 'chat') {
      this.chat = message.all ? message.lines : mergeChat(this.chat, message.lines);
    } else if (message.type === 'nudged') {
      this.nudged = message;
    } else if (message.type === 'hints') {
      this.hints = message;
      this.wondering = null;
    } else if (message.type === 'hinted') {
      this.hinted = [...this.hinted, ...message.marks];
    } else if (message.type === 'done') {
      this.#answered(message.id, 'counted');
    } else if (message.type === 'refused') {
      this.#answered(message.id ?? null, message.done ? 'counted' : 'not counted');
      const hint = this.wondering !== null && message.id === this.wondering;
      if (hint) this.wondering = null;
      // Who has moved before the hint came knows that it is too late.
      if (!message.done && !(hint && message.late)) this.#refuse(message);
    }
    if (back && this.held) this.#deliver(this.held);
  }

  /** Told at once in the server's sentence, then in our own words. */
  #refuse(message: Refused): void {
    this.refused = message;
    void refusal(message, message.reason).then((reason) => {
      if (this.refused === message) this.refused = { ...message, reason };
    });
  }

  /** Something that changes the game: one at a time, held until the server has answered. */
  #act(message: Act): void {
    if (this.busy) return;
    this.forget();
    this.#sent = this.#broken = false;
    this.held = { ...message, id: (this.#count += 1) };
    if (this.connection === 'live') this.#deliver(this.held);
    else this.#broken = true;
  }

  #deliver(message: Act): void {
    this.#sent = true;
    this.#send(message);
  }

  #answered(id: number | null, outcome: Outcome): void {
    if (id === null || this.held?.id !== id) return;
    this.held = null;
    if (this.#broken) this.outcome = outcome;
  }

  #lost(code = 0, why = ''): void {
    this.#stopTimers();
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) {
      this.connection = final;
      this.reason = why;
      return;
    }
    this.connection = 'lost';
    this.wondering = null;
    this.#broken = true;
    this.#retry = setTimeout(this.#now, pauseWithJitter(this.#pause, Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The pause is over, or the network or the page came back earlier. */
  #now = (): void => {
    if (this.#retry === undefined) return this.#ask();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    void this.#connect();
  };

  /** The others see whether this page is in front of somebody. */
  #tellHere = (): void => {
    this.#send({ type: 'here', here: !document.hidden });
  };

  /** Is anybody there? */
  #ask = (): void => this.#send({ type: 'ping' });

  /** Something has to come soon, or the connection is dead: nobody closes it for us then. */
  #expect(): void {
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#deadline = setTimeout(() => {
      this.#socket = undefined;
      socket?.close();
      this.#lost();
    }, PATIENCE);
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (!UNANSWERED.has(message.type)) this.#expect();
  }
}
