// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { offlineKindOf } from '../scripts/installed/offline-page.ts'
import { routeModules } from '../scripts/route-modules.ts'
import { isClosed } from './lib/settings/maintenance.ts'
import { notFoundPath, pageAt, pagePaths, pages } from './lib/pages/pages.ts'
import { createShopRouter } from './router.tsx'
import { kindOf } from './service-worker/kinds.ts'

// The rest of the context is not read before a page renders.
const context = { i18n: setupI18n({ locale: 'en', messages: { en: {} } }), locale: 'en' } as Parameters<
  typeof createShopRouter
>[0]
const router = createShopRouter(context, createMemoryHistory())
const addresses = pagePaths.filter((path) => path !== notFoundPath)
const routesOf = (path: string) => router.getMatchedRoutes(path)[0].map(({ id }) => String(id))

test('each record has a route, and each route has a record', () => {
  const shown = addresses.map((path) => routesOf(path).at(-1))
  const routes = Object.values(router.routesById).filter(({ children }) => !children)
  expect(new Set(shown)).toEqual(new Set(routes.map(({ id }) => id)))
  expect(routesOf(notFoundPath)).toEqual(['__root__'])
})

test.each(addresses)('%s loads the component of its route', (path) => {
  const files = readdirSync(`${import.meta.dirname}/routes`, { recursive: true, encoding: 'utf8' })
  const manifest = Object.fromEntries(
    files.map((file) => [`src/routes/${file}?tsr-split=component---pendingComponent`, { file }]),
  )
  const modules = routeModules(manifest, routesOf(path))
  expect(modules).toHaveLength(routesOf(path).length - 1) // all but the root, which is in the first file
})

test.each(addresses)(
  '%s is stored for later or one buyer’s own, and closes with the shop if it sells',
  (path) => {
    const { private: isPrivate = false, stored, sale } = pages[path]
    expect(isPrivate).toBe(stored === undefined)
    const request = {
      url: `https://shop.test${path}`,
      method: 'GET',
      mode: 'navigate',
      headers: new Headers(),
    }
    const own = Object.fromEntries(
      pagePaths.filter((each) => pages[each].private).map((each) => [each, offlineKindOf(each)]),
    )
    const offline = isPrivate ? offlineKindOf(path) : undefined
    expect(kindOf(request, 'https://shop.test', own)).toEqual({ kind: 'page', path, private: offline })
    expect(isClosed(`${path}?utm_source=x`)).toBe(sale !== undefined)
  },
)

test('an address is a page’s with a slash at its end; only the page of an order has anything below', () => {
  const order = '0197a1c0-0000-7000-8000-000000000000'
  expect(pageAt('/purchase/')).toBe(pages['/purchase'])
  expect(pageAt(`/checkout/multi/${order}`)).toBe(pages['/checkout/multi'])
  for (const path of [
    '/nowhere',
    '/purchase/x',
    `/checkout/multi/${order}/x`,
    `/checkout/${order}`,
    '/toString',
  ])
    expect(pageAt(path), path).toBe(pages[notFoundPath])
})
