import type { PaymentOption } from '@recadinho/contracts/catalog'
import { expect, test } from 'vitest'
import {
  isTooSmall,
  routeAddress,
  routeOptions,
  openRoutes,
  optionKey,
  type CheckoutRoute,
} from './checkout-routes.ts'

const fields = { gateway: 'stripe', expiresAfterSeconds: null, installments: 1, sandbox: false } as const
const amount = { amount: 4990, currency: 'BRL' }
const form: PaymentOption = {
  ...fields,
  method: 'card',
  flow: 'inline',
  form: 'confirm',
  publishableKey: 'pk',
  wallets: true,
}
const code: PaymentOption = { ...fields, method: 'pix', flow: 'code' }
const page: PaymentOption = { ...fields, method: 'card', flow: 'redirect' }
const link: PaymentOption = {
  ...fields,
  gateway: 'links',
  method: 'pix',
  flow: 'link',
  prices: [{ packageId: 'one-character', amount }],
}
const all = [form, code, page, link]
const payable = { packageId: 'one-character', total: amount }

test.each<[CheckoutRoute, readonly PaymentOption[]]>([
  ['usual', [code, form]],
  ['quick', [form]],
  ['hosted', [page]],
  ['links', [link]],
  ['all', [code, form, page, link]],
])('§2: %s offers only its own ways', (route, expected) => {
  expect(routeOptions(route, all, payable)).toEqual(expected)
})

const spread: PaymentOption = { ...form, gateway: 'mercadopago', form: 'token', installments: 3 }
const otherCode: PaymentOption = { ...code, gateway: 'mercadopago' }

test.each<[CheckoutRoute, readonly PaymentOption[]]>([
  ['usual', [code, form, spread]],
  ['quick', [form]],
  ['all', [code, otherCode, form, spread]],
])(
  'with two gateways %s offers each method once, or all of them, and a card in installments',
  (route, expected) => {
    expect(routeOptions(route, [form, code, spread, otherCode], payable)).toEqual(expected)
  },
)

test('without the first gateway the second one’s card form is everywhere', () => {
  for (const route of ['usual', 'quick', 'all'] as const)
    expect(routeOptions(route, [spread], payable)).toEqual([spread])
})

test('an option is not offered for a total below what it can take', () => {
  const least = all.map((option) => ({ ...option, minimum: 50 }))
  const cents = (amount: number) => ({ ...payable, total: { amount, currency: 'BRL' } })
  expect(openRoutes(least, cents(49))).toEqual([])
  expect(openRoutes([...least.slice(1), form], cents(49))).toEqual(['usual', 'quick', 'all'])
  expect(routeOptions('usual', least, cents(50))).toEqual([least[1], least[0]])
  expect([isTooSmall(least, cents(49)), isTooSmall(least, cents(50)), isTooSmall(all, cents(1))]).toEqual([
    true,
    false,
    false,
  ])
})

test('a free order keeps the options, because one of them places it', () => {
  const free = { ...payable, total: { amount: 0, currency: 'BRL' } }
  const least = all.map((option) => ({ ...option, minimum: 50 }))
  expect(routeOptions('usual', all, free)).toEqual([code, form])
  expect(routeOptions('usual', least, free)).toEqual([least[1], least[0]])
  expect(isTooSmall(least, free)).toBe(false)
})

test.each([
  ['another package', { ...payable, packageId: 'two-characters' }],
  ['a discounted total', { ...payable, total: { ...amount, amount: 3992 } }],
  ['another currency', { ...payable, total: { ...amount, currency: 'USD' } }],
])('a payment link is not offered for %s', (_, other) => {
  expect(routeOptions('links', all, other)).toEqual([])
  expect(openRoutes(all, other)).toEqual(['usual', 'quick', 'hosted', 'all'])
})

test('without any payment option no checkout is open', () => {
  expect(openRoutes([], payable)).toEqual([])
})

test.each<[CheckoutRoute, string]>([
  ['usual', '/checkout?order=a1'],
  ['quick', '/enhanced-checkout?order=a1'],
  ['hosted', '/checkout/stripe?order=a1'],
  ['links', '/checkout/legacy?order=a1'],
  ['all', '/checkout/multi/a1'],
])('%s of an order is at its address', (route, address) => {
  expect(routeAddress(route, 'a1')).toBe(address)
})

test('options differ by gateway, method and flow', () => {
  expect(new Set(all.map(optionKey)).size).toBe(all.length)
})
