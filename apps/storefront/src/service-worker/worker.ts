/// <reference lib="webworker" />
import { answerData } from './data.ts'
import { withoutSlash } from '../lib/pages/without-slash.ts'
import { kindOf } from './kinds.ts'
import { answerPage, languageOf } from './page.ts'
import type { Group, OfflineKind, ReleaseName } from './release.ts'
import { openStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope
declare const RELEASE: ReleaseName // prepended to each release's worker

const stores = openStores(caches, RELEASE, (...args) => fetch(...args))
const { locales } = RELEASE
/** Milliseconds without a request before background storing starts, so that it does not slow down a loading page. */
const idleTime = 2000

self.addEventListener('install', (event) => {
  // Pages try the network first, so a new release may take over immediately.
  void self.skipWaiting()
  event.waitUntil(prepare().catch(console.info))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().catch(console.info))
})

self.addEventListener('fetch', (event) => {
  const request = kindOf(event.request, location.origin, RELEASE.private)
  if (request.kind === 'none') return
  event.waitUntil(warm(event.request).catch(console.info))
  if (request.kind === 'asset') event.respondWith(asset(event))
  else if (request.kind === 'data')
    event.respondWith(answerData(event.request, caches, fetch).catch(() => fetch(event.request)))
  else event.respondWith(page(event, request.path, request.private))
})

/** Stores what the older release had before taking over; on a first visit it loads nothing. */
async function prepare() {
  for (const group of ['shell', 'draft'] as const)
    if (await stores.hadBefore(group)) await stores.fill(group, await locale())
}

async function takeOver() {
  await stores.takeOver(await windows())
  await self.clients.claim()
  await self.registration.navigationPreload.enable()
  await stores.tidy(await windows())
}

async function asset(event: FetchEvent) {
  const { request } = event
  const kept = await stores.find(request.url).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  event.waitUntil(stores.keep(request.url, response.clone()).catch(console.info))
  return response
}

async function page(event: FetchEvent, path: string, offline: OfflineKind | undefined) {
  const live = Promise.resolve(event.preloadResponse as Promise<Response | undefined>) // typed any
    .then((preloaded) => preloaded ?? fetch(event.request))
    .then((response) => {
      const copy = response.clone()
      event.waitUntil(learn(copy).catch(console.info))
      return response
    })
  // If a stored page was faster, the failed request is ignored.
  live.catch(() => undefined)
  const requested = new URL(event.request.url).searchParams.get('lang') ?? ''
  const language = locales.includes(requested) ? requested : await locale().catch(() => 'en')
  return answerPage({ path, private: offline, locale: language, live, find: stores.find })
}

/** Remembers the language of a page. */
async function learn(response: Response) {
  const language = languageOf(await response.text())
  if (language && locales.includes(language)) await stores.note({ locale: language })
}

/** The visitor's language: the selected one, otherwise the last page's, otherwise English. */
async function locale(): Promise<string> {
  const cookies = 'cookieStore' in self ? self.cookieStore : undefined
  const selected = (await cookies?.get('recadinho_locale').catch(() => null))?.value
  const known = selected ?? (await stores.readNotes()).locale
  return known && locales.includes(known) ? known : 'en'
}

async function windows() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.map(({ id }) => id)
}

let lastRequestAt = 0
let warming: Promise<void> | undefined
const wanted = new Set<Group>()

/** Stores the shell once a visited page is idle, and all drafting files when an order is drafted. */
async function warm({ url, referrer }: Request) {
  lastRequestAt = Date.now()
  wanted.add('shell')
  const at = (address: string) => (address ? new URL(address, location.origin).pathname : '')
  if ([at(url), at(referrer)].some((path) => RELEASE.drafts.includes(withoutSlash(path)))) wanted.add('draft')
  warming ??= whenIdle().finally(() => {
    warming = undefined
  })
  await warming
}

async function whenIdle() {
  while (Date.now() - lastRequestAt < idleTime)
    await new Promise((resolve) => setTimeout(resolve, idleTime / 4))
  const language = await locale()
  await stores.fill('shell', language)
  const { connection } = self.navigator as { connection?: { saveData?: boolean } } // not in the types
  if (wanted.has('draft') && !connection?.saveData) await stores.fill('draft', language)
  // By now the page that was left is closed.
  await stores.tidy(await windows())
}
