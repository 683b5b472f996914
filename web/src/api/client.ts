/** The server's HTTP interface as functions. A refused request throws `Trouble` with a sentence for people. */
import { language, refusal, t, wishedLanguage } from '../words';
import type { Chart, GameDetails, GameInfo, Me, Moment, NotNow, Problem, RuleInfo, TableInfo } from './types';

/** Why a request failed. `status` is 0 when the server could not be reached at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Trouble';
  }

  get unreachable(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
}

async function ask(method: string, path: string, body?: unknown, spoken = language()): Promise<Response> {
  const headers = { Accept: 'application/json', 'Accept-Language': spoken };
  const request: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...headers, 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, request);
  } catch {
    throw new Trouble(0, t('trouble.unreachable'));
  }
  if (!answer.ok) throw new Trouble(answer.status, await sentence(answer));
  return answer;
}

async function sentence(answer: Response): Promise<string> {
  try {
    const { key, values, detail } = (await answer.json()) as Partial<Problem>;
    if (key && values && detail) return await refusal({ key, values }, detail);
  } catch {
    // Not one of the server's own answers (a proxy's page, say): the status is all we know.
  }
  return t('trouble.status', { status: answer.status });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

// The first answer of /api/me brings the cookie that says who we are: whatever is personal waits for it.
let greeted: Promise<Me> | undefined;

function greet(): Promise<Me> {
  greeted ??= ask('GET', 'me', undefined, wishedLanguage())
    .then((answer) => answer.json() as Promise<Me>)
    .catch((trouble: unknown) => {
      greeted = undefined;
      throw trouble;
    });
  return greeted;
}

async function personal<T>(method: string, path: string, body?: unknown): Promise<T> {
  await greet();
  return json<T>(method, path, body);
}

/** A request that is answered without a word. */
async function silent(method: string, path: string): Promise<void> {
  await greet();
  await ask(method, path);
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;
const of = (game: string): string => `games/${encodeURIComponent(game)}`;
const from = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

// What never changes while the page is open is asked for once in each language.
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const asked = `${language()} ${path}`;
  let answer = kept.get(asked) as Promise<T> | undefined;
  if (!answer) {
    answer = json<T>('GET', path);
    answer.catch(() => kept.delete(asked));
    kept.set(asked, answer);
  }
  return answer;
}

export const api = {
  me: greet,
  games: () => once<GameInfo[]>('games'),
  /** With the box of a table, or with the one that new tables get. */
  game: (game: string, box?: string) =>
    once<GameDetails>(`${of(game)}${box === undefined ? '' : `?box=${encodeURIComponent(box)}`}`),
  rules: (game: string) => once<RuleInfo[]>(`${of(game)}/rules`),

  join: (id: string, seat: number) => personal<TableInfo>('POST', `${at(id)}/join`, { seat }),
  why: (id: string, seat: number, moves: number[]) => personal<NotNow | null>('POST', `${at(id)}/why`, { seat, moves }),
  moment: (id: string, index: number, seat: number | null) =>
    personal<Moment>('GET', `${at(id)}/moments/${index}${from(seat)}`),
  chart: (id: string) => personal<Chart>('GET', `${at(id)}/chart`),

  /** What only some pages ask for is asked with these, in files of its own. */
  http: { once, personal, silent, at, of, from },
};
