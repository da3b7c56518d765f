import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'

const origin = 'https://shop.test'
const ask = (path: string, more: { method?: string; mode?: string; range?: boolean } = {}) => {
  const { method = 'GET', mode = 'navigate', range = false } = more
  const url = path.startsWith('http') ? path : origin + path
  return kindOf({ url, method, mode, headers: { has: () => range } }, origin)
}

test.each([
  '/checkout',
  '/checkout/stripe',
  '/checkout/multi/1',
  '/enhanced-checkout',
  '/order-confirmation?order=1',
])('%s is a page that pays or is one buyer’s own', (path) =>
  expect(ask(path)).toMatchObject({ kind: 'page', payment: true }),
)

test.each([
  ['/', '/'],
  ['/purchase?step=characters', '/purchase'],
  ['/purchase/', '/purchase'],
  ['/faq', '/faq'],
  ['/nowhere/at/all', '/nowhere/at/all'],
])('%s is a page that may be kept', (address, path) => {
  expect(ask(address)).toEqual({ kind: 'page', path, payment: false })
})

test('files of the build are assets; what is asked for in parts is not', () => {
  expect(ask('/assets/a1.js', { mode: 'cors' })).toEqual({ kind: 'asset' })
  expect(ask('/assets/a1.mp4', { mode: 'no-cors', range: true })).toEqual({ kind: 'none' })
})

test('of the API only what everybody is told alike is kept', () => {
  expect(ask('/api/catalog?locale=pt', { mode: 'cors' })).toEqual({ kind: 'data' })
  expect(ask('/api/settings', { mode: 'cors' })).toEqual({ kind: 'data' })
  for (const path of [
    '/api/orders/1',
    '/api/orders/1/events',
    '/api/status',
    '/api/user-access/register',
    '/api/catalog/x',
  ])
    expect(ask(path, { mode: 'cors' }), path).toEqual({ kind: 'none' })
})

test('whatever else there is goes to the network as if there were no worker', () => {
  expect(ask('/purchase', { method: 'POST' })).toEqual({ kind: 'none' })
  expect(ask('/api/catalog', { method: 'POST', mode: 'cors' })).toEqual({ kind: 'none' })
  expect(ask('https://js.stripe.com/v3/', { mode: 'no-cors' })).toEqual({ kind: 'none' })
  expect(ask('/admin/orders')).toEqual({ kind: 'none' })
  expect(ask('/sitemap.xml')).toEqual({ kind: 'none' })
  expect(ask('/en/index.chosen.html', { mode: 'cors' })).toEqual({ kind: 'none' })
})
