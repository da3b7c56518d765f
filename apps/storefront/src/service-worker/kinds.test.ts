import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

const origin = 'https://shop.test'
const own = {
  '/checkout': 'payment',
  '/checkout/stripe': 'payment',
  '/checkout/multi': 'payment',
  '/enhanced-checkout': 'payment',
  '/order-confirmation': 'order',
  '/partner': 'page',
} as const
const kindOfRequest = (path: string, more: { method?: string; mode?: string; range?: boolean } = {}) => {
  const { method = 'GET', mode = 'navigate', range = false } = more
  const url = path.startsWith('http') ? path : origin + path
  return kindOf({ url, method, mode, headers: { has: () => range } }, origin, own)
}

test.each([
  ['/checkout', 'payment'],
  ['/checkout/stripe', 'payment'],
  ['/enhanced-checkout/', 'payment'],
  ['/partner', 'page'],
  // An existing order may be paid.
  ['/checkout/multi/1', 'order'],
  ['/checkout/stripe?order=1&back=done', 'order'],
  ['/order-confirmation?order=1', 'order'],
  ['/order-confirmation', 'order'],
])('%s is one buyer’s own page; offline the %s page is shown', (path, kind) =>
  expect(kindOfRequest(path)).toMatchObject({ kind: 'page', private: kind }),
)

test.each([
  ['/', '/'],
  ['/purchase?step=characters', '/purchase'],
  ['/purchase/', '/purchase'],
  ['/faq', '/faq'],
  ['/nowhere/at/all', '/nowhere/at/all'],
])('%s is a page that may be kept', (address, path) => {
  expect(kindOfRequest(address)).toEqual({ kind: 'page', path, private: undefined })
})

test('files of the build and uploaded pictures are assets; partial requests are not', () => {
  expect(kindOfRequest('/api/pictures/3f0e4a62/large.webp', { mode: 'no-cors' })).toEqual({ kind: 'asset' })
  expect(kindOfRequest('/assets/a1.js', { mode: 'cors' })).toEqual({ kind: 'asset' })
  expect(kindOfRequest('/assets/a1.mp4', { mode: 'no-cors', range: true })).toEqual({ kind: 'none' })
})

test('of the API only answers that are the same for everyone are stored', () => {
  expect(kindOfRequest('/api/catalog?locale=pt', { mode: 'cors' })).toEqual({ kind: 'data' })
  expect(kindOfRequest('/api/settings', { mode: 'cors' })).toEqual({ kind: 'data' })
  for (const path of [
    '/api/orders/1',
    '/api/orders/1/events',
    '/api/status',
    '/api/user-access/register',
    '/api/catalog/x',
  ])
    expect(kindOfRequest(path, { mode: 'cors' }), path).toEqual({ kind: 'none' })
})

test('all other requests go to the network as if there were no worker', () => {
  expect(kindOfRequest('/purchase', { method: 'POST' })).toEqual({ kind: 'none' })
  expect(kindOfRequest('/api/catalog', { method: 'POST', mode: 'cors' })).toEqual({ kind: 'none' })
  expect(kindOfRequest('https://js.stripe.com/v3/', { mode: 'no-cors' })).toEqual({ kind: 'none' })
  expect(kindOfRequest('/admin/orders')).toEqual({ kind: 'none' })
  expect(kindOfRequest('/sitemap.xml')).toEqual({ kind: 'none' })
  expect(kindOfRequest('/en/index.chosen.html', { mode: 'cors' })).toEqual({ kind: 'none' })
})
