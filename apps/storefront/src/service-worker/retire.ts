/// <reference lib="webworker" />

export {}

declare const self: ServiceWorkerGlobalScope

/*
 * Removes the worker: built as `/sw.js` in its place (`SERVICE_WORKER=retire`), it deletes all stored files and
 * unregisters, so that every page comes from the network again.
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
