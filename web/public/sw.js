/**
 * What works without the page: a word when the server cannot be reached, and a click on a notice.
 * Nothing of a table is kept here: what a person may see comes from the server alone, and is always fresh.
 */
const OFFLINE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Entrepot is out of reach</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 14px;
  padding: 24px; text-align: center; font: 17px/1.5 system-ui, sans-serif; background: #f6eedc; color: #2a2018 }
h1 { margin: 0; font: 600 30px/1.2 Georgia, serif }
p { margin: 0; max-width: 32em }
button { min-height: 46px; padding: 0 22px; border: 0; border-radius: 9px; background: #b4472d; color: #fff; font: 600 17px system-ui }
@media (prefers-color-scheme: dark) { body { background: #211a14; color: #f0e6d2 } }
</style></head><body>
<svg width="84" height="84" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"
  aria-hidden="true"><path d="M12 4v11"/><path d="M12 5c3.6.8 5.7 3.6 5.9 7.5H12z" fill="#b4472d"/>
  <path d="M12 7c-2.6.9-4.5 2.8-5.2 5.5H12z" fill="#fbf3df"/><path d="M4.5 15h15l-2.2 4.2H6.7z" fill="#b07a3f"/></svg>
<h1>Entrepot is out of reach</h1>
<p>Your device has no connection, or the server is not running. Your tables are safe there: every move that was
shown to you is kept.</p>
<button type="button" onclick="location.reload()">Try again</button>
</body></html>`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(
      () => new Response(OFFLINE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
