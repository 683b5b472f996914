/** Which page a path means, and the paths of the pages. Pure: the History API is in `navigation.svelte.ts`. */

export type Route =
  | { page: 'front' }
  | { page: 'table'; id: string; at: number | null; seat: number | null }
  | { page: 'review'; id: string; at: number | null; seat: number | null }
  | { page: 'join'; code: string }
  | { page: 'new'; game: string; box: string | null }
  | { page: 'box'; game: string }
  | { page: 'rules'; game: string | null; rule: string }
  | { page: 'lesson'; game: string; lesson: string | null }
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'missing' };

export function route(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (first === undefined) return { page: 'front' };
  if (rest.length === 0) {
    if (first === 'settings' && second === undefined) return { page: 'settings' };
    if (first === 'history' && second === undefined) return { page: 'history' };
    if (first === 'tables' && second)
      return { page: 'table', id: second, at: whole(url, 'at'), seat: whole(url, 'seat') };
    if (first === 'j' && second) return { page: 'join', code: second };
    if (first === 'new' && second) return { page: 'new', game: second, box: url.searchParams.get('box') };
    if (first === 'box' && second) return { page: 'box', game: second };
    if (first === 'rules') return { page: 'rules', game: second ?? null, rule: decoded(url.hash.slice(1)) };
  }
  if (first === 'learn' && second && rest.length <= 1) return { page: 'lesson', game: second, lesson: rest[0] ?? null };
  if (first === 'tables' && second && rest.length === 1 && rest[0] === 'review')
    return { page: 'review', id: second, at: whole(url, 'at'), seat: whole(url, 'seat') };
  return { page: 'missing' };
}

/** A moment of a game, and whose eyes see it. */
interface Moment {
  at?: number;
  seat?: number;
}

function query(moment: Moment): string {
  const said = new URLSearchParams(Object.entries(moment).map(([name, value]) => [name, String(value)])).toString();
  return said && `?${said}`;
}

export const paths = {
  front: () => '/',
  settings: () => '/settings',
  history: () => '/history',
  table: (id: string, moment: Moment = {}) => `/tables/${encodeURIComponent(id)}${query(moment)}`,
  review: (id: string, moment: Moment = {}) => `/tables/${encodeURIComponent(id)}/review${query(moment)}`,
  join: (code: string) => `/j/${encodeURIComponent(code)}`,
  newTable: (game: string, box = '') => `/new/${encodeURIComponent(game)}${box && `?box=${encodeURIComponent(box)}`}`,
  box: (game: string) => `/box/${encodeURIComponent(game)}`,
  learn: (game: string, lesson = '') =>
    `/learn/${encodeURIComponent(game)}${lesson && `/${encodeURIComponent(lesson)}`}`,
  rules: (game = '', rule = '') => `/rules${game && `/${encodeURIComponent(game)}`}${rule && `#${rule}`}`,
};

/** What somebody pasted or typed to come to a table, as the server understands it: an id, or the words of a code. */
export function pastedTable(text: string): string | null {
  const inLink = /\/(?:tables|j)\/([^/?#\s]+)/.exec(text);
  if (inLink?.[1]) return decoded(inLink[1]);
  const bare = text.trim().replace(/[\s,.;]+/g, ' ');
  return /^[\w -]+$/.test(bare) ? bare : null;
}

function whole(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
