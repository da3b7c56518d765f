/// <reference lib="webworker" />
import { answerData } from './data.ts'
import { kindOf } from './kinds.ts'
import { answerPage, languageOf } from './page.ts'
import type { Group, ReleaseName } from './release.ts'
import { openStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope
declare const RELEASE: ReleaseName // the build fills it in

const stores = openStores(caches, RELEASE, (...asked) => fetch(...asked))
const { locales } = RELEASE
/** A page that has just come still fetches: what is kept for later waits until nothing was asked for as long, in ms. */
const quiet = 2000

self.addEventListener('install', (event) => {
  // A page asks the network first, so a new release may take over at once.
  void self.skipWaiting()
  event.waitUntil(prepare().catch(console.info))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().catch(console.info))
})

self.addEventListener('fetch', (event) => {
  const asked = kindOf(event.request, location.origin)
  if (asked.kind === 'none') return
  event.waitUntil(warm(event.request).catch(console.info))
  if (asked.kind === 'asset') event.respondWith(asset(event))
  else if (asked.kind === 'data')
    event.respondWith(answerData(event.request, caches, fetch).catch(() => fetch(event.request)))
  else event.respondWith(page(event, asked.path, asked.payment))
})

/** Before it takes over from an older release it has what that one had; on a first visit it fetches nothing. */
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

async function page(event: FetchEvent, path: string, payment: boolean) {
  const live = Promise.resolve(event.preloadResponse as Promise<Response | undefined>) // typed any
    .then((preloaded) => preloaded ?? fetch(event.request))
    .then((response) => {
      const copy = response.clone()
      event.waitUntil(learn(copy).catch(console.info))
      return response
    })
  // Where a kept page was quicker, its failure is nobody's.
  live.catch(() => undefined)
  const asked = new URL(event.request.url).searchParams.get('lang') ?? ''
  const spoken = locales.includes(asked) ? asked : await locale().catch(() => 'en')
  return answerPage({ path, payment, locale: spoken, live, find: stores.find })
}

/** Notes the language of a page. */
async function learn(response: Response) {
  const spoken = languageOf(await response.text())
  if (spoken && locales.includes(spoken)) await stores.note({ locale: spoken })
}

/** The reader's language: the chosen one, else the last page's, else English. */
async function locale(): Promise<string> {
  const cookies = 'cookieStore' in self ? self.cookieStore : undefined
  const chosen = (await cookies?.get('recadinho_locale').catch(() => null))?.value
  const known = chosen ?? (await stores.readNotes()).locale
  return known && locales.includes(known) ? known : 'en'
}

async function windows() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.map(({ id }) => id)
}

let lastAsked = 0
let warming: Promise<void> | undefined
const wanted = new Set<Group>()

/** Once a page is used and then quiet, keeps the shell; once an order is being drafted, all that drafting needs. */
async function warm({ url, referrer }: Request) {
  lastAsked = Date.now()
  wanted.add('shell')
  const at = (address: string) => (address ? new URL(address, location.origin).pathname : '')
  if ([at(url), at(referrer)].some((path) => path.startsWith('/purchase'))) wanted.add('draft')
  warming ??= whenQuiet().finally(() => {
    warming = undefined
  })
  await warming
}

async function whenQuiet() {
  while (Date.now() - lastAsked < quiet) await new Promise((resolve) => setTimeout(resolve, quiet / 4))
  const spoken = await locale()
  await stores.fill('shell', spoken)
  const { connection } = self.navigator as { connection?: { saveData?: boolean } } // not in the types
  if (wanted.has('draft') && !connection?.saveData) await stores.fill('draft', spoken)
  // By now the page that was left is closed.
  await stores.tidy(await windows())
}
