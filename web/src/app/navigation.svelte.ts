/** Where we are. Plain links (`<a href="/…">`) work: clicks on them are taken over by `listen`. */
import { route, type Route } from './router';

class Place {
  url = $state.raw(new URL(location.href));
  route: Route = $derived(route(this.url));
}

export const place = new Place();

/** Go to a path of ours. `replace` leaves no way back to the page before. */
export function go(path: string, { replace = false } = {}): void {
  const samePage = new URL(path, location.href).pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  place.url = new URL(location.href);
  if (!samePage) window.scrollTo(0, 0);
}

/** Take over clicks on our own links, and the browser's back and forward. Returns how to stop. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (link.pathname.startsWith('/api/') || (here && link.hash)) return; // the browser scrolls to anchors by itself
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const moved = (): void => {
    place.url = new URL(location.href);
  };
  document.addEventListener('click', click);
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('hashchange', moved);
  };
}
