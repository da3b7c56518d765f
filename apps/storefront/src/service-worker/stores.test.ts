import { expect, test } from 'vitest'
import { fakeCaches } from '../../test/fake-caches.ts'
import type { Release } from './release.ts'
import { openStores } from './stores.ts'

const release = (hash: string): Release => ({
  files: { shell: ['/assets/react.js', `/assets/shop-${hash}.js`], draft: [`/assets/draft-${hash}.js`] },
  texts: { en: { shell: ['/assets/en.js'], draft: [] }, pt: { shell: ['/assets/pt.js'], draft: [] } },
  pages: { shell: ['/'], draft: ['/purchase'] },
})

const named = (id: string) => ({
  id,
  list: `/assets/release-${id}.json`,
  locales: ['en', 'pt'],
  private: {},
  drafts: [],
})

/** A server with the files of only one release, and that release's worker. */
function deploy(caches: CacheStorage, id: string) {
  const fetched: string[] = []
  const fetchFile = (async (address: string) => {
    if (address === named(id).list) return Response.json(release(id))
    fetched.push(address)
    if (/\/assets\/(?:shop|draft)-/.test(address) && !address.includes(id))
      return new Response('', { status: 404 })
    return new Response(`${address} of ${id}`)
  }) as typeof fetch // only addresses are requested
  return { stores: openStores(caches, named(id), fetchFile), fetched }
}
const text = async (found: Promise<Response | undefined>) => (await found)?.text()

test('a group is loaded once, in the reader’s language alone, the offline pages first', async () => {
  const { stores, fetched } = deploy(fakeCaches(), 'a1')
  await stores.fill('shell', 'pt')
  expect(fetched).toEqual([
    '/pt/offline/page.html',
    '/pt/offline/payment.html',
    '/pt/offline/order.html',
    '/pt/index.chosen.html',
    '/assets/pt.js',
    '/assets/react.js',
    '/assets/shop-a1.js',
  ])
  await stores.fill('shell', 'pt')
  expect(fetched).toHaveLength(7)
  expect(await text(stores.find('/assets/shop-a1.js'))).toBe('/assets/shop-a1.js of a1')
})

test('a new release shows its own pages, reuses unchanged files, and an old page still finds its files', async () => {
  const caches = fakeCaches()
  const old = deploy(caches, 'a1')
  await old.stores.fill('shell', 'en')
  const { stores, fetched } = deploy(caches, 'b2')
  expect([await stores.hadBefore('shell'), await stores.hadBefore('draft')]).toEqual([true, false])
  await stores.fill('shell', 'en')
  expect(fetched).not.toContain('/assets/react.js')
  expect(await text(stores.find('/en/index.chosen.html'))).toBe('/en/index.chosen.html of b2')
  expect(await text(stores.find('/assets/shop-a1.js'))).toBe('/assets/shop-a1.js of a1')
})

test('an old release is deleted when none of its windows is open', async () => {
  const caches = fakeCaches()
  await deploy(caches, 'a1').stores.fill('shell', 'en')
  const { stores } = deploy(caches, 'b2')
  await stores.fill('shell', 'en')
  await stores.takeOver(['one', 'two'])
  await stores.tidy(['two', 'three'])
  expect(await text(stores.find('/assets/shop-a1.js'))).toBeDefined()
  await stores.tidy(['three'])
  expect(await text(stores.find('/assets/shop-a1.js'))).toBeUndefined()
  expect(await text(stores.find('/assets/shop-b2.js'))).toBeDefined()
})

test('a release that is being stored does not count as an old one', async () => {
  const caches = fakeCaches()
  const { stores } = deploy(caches, 'a1')
  await stores.fill('shell', 'en')
  await stores.takeOver([])
  const next = deploy(caches, 'b2').stores
  await next.fill('shell', 'en')
  await stores.tidy([])
  expect(await text(next.find('/assets/shop-b2.js'))).toBeDefined()
  await next.takeOver(['one'])
  await stores.tidy([])
  expect(await text(next.find('/assets/shop-a1.js'))).toBeDefined()
  await next.tidy([])
  expect(await text(next.find('/assets/shop-a1.js'))).toBeUndefined()
  expect(await text(next.find('/assets/shop-b2.js'))).toBeDefined()
})

test('files that failed to load are tried again the next time', async () => {
  const caches = fakeCaches()
  let down = true
  const fetchFile = (async (address: string) => {
    if (address.endsWith('.json')) return Response.json(release('a1'))
    if (down && address.includes('react')) throw new TypeError('Failed to fetch')
    return new Response(address)
  }) as typeof fetch // only addresses are requested
  const stores = openStores(caches, named('a1'), fetchFile)
  await stores.fill('shell', 'en')
  expect(await text(stores.find('/assets/react.js'))).toBeUndefined()
  down = false
  await stores.fill('shell', 'en')
  expect(await text(stores.find('/assets/react.js'))).toBe('/assets/react.js')
})
