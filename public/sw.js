// Shows /offline.html when a page cannot be reached, and does nothing else: it keeps no page of the shop, for prices and
// stock of yesterday are worse than none. Whoever changes that page counts on here: browsers fetch it anew with another number.
const KEPT = 'offline-2'
const PAGE = '/offline.html'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  // The browser asks for the page while this worker wakes, so that nobody waits for it.
  const preload = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([tidy, preload]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  const page = Promise.resolve(event.preloadResponse).then((early) => early || fetch(event.request))
  event.respondWith(page.catch(() => caches.match(PAGE).then((kept) => kept || Response.error())))
})
