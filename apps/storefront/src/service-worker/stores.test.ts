import { expect, test } from 'vitest'
import { fakeCaches } from './fake-caches.ts'
import type { Release } from './release.ts'
import { openStores } from './stores.ts'

const release = (hash: string): Release => ({
  files: { shell: ['/assets/react.js', `/assets/shop-${hash}.js`], draft: [`/assets/draft-${hash}.js`] },
  texts: { en: { shell: ['/assets/en.js'], draft: [] }, pt: { shell: ['/assets/pt.js'], draft: [] } },
  pages: { shell: ['/'], draft: ['/purchase'] },
})

/** A server that has one release's files only, and the worker of that release. */
function deploy(caches: CacheStorage, id: string) {
  const asked: string[] = []
  const list = `/assets/release-${id}.json`
  const fetchFile = (async (address: string) => {
    if (address === list) return Response.json(release(id))
    asked.push(address)
    if (/\/assets\/(?:shop|draft)-/.test(address) && !address.includes(id))
      return new Response('', { status: 404 })
    return new Response(`${address} of ${id}`)
  }) as typeof fetch // only addresses are asked for
  return { stores: openStores(caches, { id, list, locales: ['en', 'pt'] }, fetchFile), asked }
}
const text = async (found: Promise<Response | undefined>) => (await found)?.text()

test('a group is fetched once, in the reader’s language alone, what stands in for missing pages first', async () => {
  const { stores, asked } = deploy(fakeCaches(), 'a1')
  await stores.fill('shell', 'pt')
  expect(asked).toEqual([
    '/pt/offline/page.html',
    '/pt/offline/payment.html',
    '/pt/index.chosen.html',
    '/assets/pt.js',
    '/assets/react.js',
    '/assets/shop-a1.js',
  ])
  await stores.fill('shell', 'pt')
  expect(asked).toHaveLength(6)
  expect(await text(stores.find('/assets/shop-a1.js'))).toBe('/assets/shop-a1.js of a1')
})

test('a new release shows its own pages, takes over what has not changed, and an old page still finds its files', async () => {
  const caches = fakeCaches()
  const old = deploy(caches, 'a1')
  await old.stores.fill('shell', 'en')
  const { stores, asked } = deploy(caches, 'b2')
  expect([await stores.hadBefore('shell'), await stores.hadBefore('draft')]).toEqual([true, false])
  await stores.fill('shell', 'en')
  expect(asked).not.toContain('/assets/react.js')
  expect(await text(stores.find('/en/index.chosen.html'))).toBe('/en/index.chosen.html of b2')
  expect(await text(stores.find('/assets/shop-a1.js'))).toBe('/assets/shop-a1.js of a1')
})

test('an old release goes once none of its windows is open', async () => {
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

test('a release that is on its way is not taken for an old one', async () => {
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

test('what does not arrive is tried again the next time', async () => {
  const caches = fakeCaches()
  let down = true
  const fetchFile = (async (address: string) => {
    if (address.endsWith('.json')) return Response.json(release('a1'))
    if (down && address.includes('react')) throw new TypeError('Failed to fetch')
    return new Response(address)
  }) as typeof fetch // only addresses are asked for
  const stores = openStores(caches, { id: 'a1', list: '/assets/release-a1.json', locales: ['en'] }, fetchFile)
  await stores.fill('shell', 'en')
  expect(await text(stores.find('/assets/react.js'))).toBeUndefined()
  down = false
  await stores.fill('shell', 'en')
  expect(await text(stores.find('/assets/react.js'))).toBe('/assets/react.js')
})
