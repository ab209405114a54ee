// Keeps the whole app on the device. `version` and `files` are put before this by the build. A new
// version waits until no page of the old one is open, or somebody asks for it on one of them. Pages
// that are open elsewhere stay what they are, and still find what they are made of: nobody's match
// is interrupted.

const cacheName = `loggia-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // In the order they were made: the last one may have pages open.
      const others = (await caches.keys()).filter((name) => name !== cacheName);
      for (const name of others.slice(0, -1)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  const wanted = mode === 'navigate' ? '/index.html' : event.request;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(wanted))
      .then((found) => found ?? caches.match(wanted))
      .then((found) => found ?? fetch(event.request)),
  );
});
