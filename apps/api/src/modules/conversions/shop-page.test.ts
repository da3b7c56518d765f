import { expect, test } from 'vitest'
import { shopPage } from './shop-page.ts'

const origin = 'https://shop.test'
const page = (path: string) => shopPage(origin, origin + path)

test.each([
  ['/', '/'],
  ['/purchase?package=one&utm_source=ig&fbclid=IwAR-1_2', '/purchase?utm_source=ig&fbclid=IwAR-1_2'],
  ['/order-confirmation?order=0193#token=secret', '/order-confirmation'],
  ['/checkout/multi/0193572e-8f5b-7cc3-8a44-3f3e5a1b2c3d', '/checkout/multi'],
  ['/about/', '/about'],
  ['/?utm_campaign=ana@example.com', '/'],
])('C3: %s is told as %s', (given, shown) => {
  expect(page(given)).toBe(origin + shown)
})

test.each(['/video?order=0193#token=secret', '/admin', '/anything', '/checkout/other'])(
  'C3: nothing is told of %s',
  (path) => {
    expect(page(path)).toBeUndefined()
  },
)

test('C3: nothing is told of another site', () => {
  expect(shopPage(origin, 'https://elsewhere.test/')).toBeUndefined()
  expect(shopPage(origin, 'javascript:alert(1)')).toBeUndefined()
})
