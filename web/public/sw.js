// Lets the hall be installed, and says what it is when there is no network. It keeps that one page and nothing else:
// pages, parts and the API always come from the hall, so nothing shown can be stale.
const OFFLINE = '/offline.html';
const KEPT = 'skyhall-offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(OFFLINE, { cache: 'reload' }))));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
