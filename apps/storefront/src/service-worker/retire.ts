/// <reference lib="webworker" />

export {}

declare const self: ServiceWorkerGlobalScope

/*
 * The way out: built as `/sw.js` in the worker's place (`SERVICE_WORKER=retire`), it drops all that was kept and goes, so
 * that every page comes from the network again.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('recadinho-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
