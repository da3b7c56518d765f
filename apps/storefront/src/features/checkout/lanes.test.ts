import type { PaymentOption } from '@recadinho/contracts/catalog'
import { expect, test } from 'vitest'
import { laneAddress, laneOptions, openLanes, wayOf, type Lane } from './lanes.ts'

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

test.each<[Lane, readonly PaymentOption[]]>([
  ['usual', [form, code]],
  ['quick', [form]],
  ['hosted', [page]],
  ['links', [link]],
  ['all', all],
])('§2: %s offers only its own ways', (lane, ways) => {
  expect(laneOptions(lane, all, payable)).toEqual(ways)
})

const spread: PaymentOption = { ...form, gateway: 'mercadopago', form: 'token', installments: 3 }
const otherCode: PaymentOption = { ...code, gateway: 'mercadopago' }

test.each<[Lane, readonly PaymentOption[]]>([
  ['usual', [form, spread, code]],
  ['quick', [form]],
  ['all', [form, spread, code, otherCode]],
])(
  'with two gateways %s offers each method once, or all of them, and a card in installments',
  (lane, ways) => {
    expect(laneOptions(lane, [form, code, spread, otherCode], payable)).toEqual(ways)
  },
)

test('without the first gateway the second one’s card form is everywhere', () => {
  for (const lane of ['usual', 'quick', 'all'] as const)
    expect(laneOptions(lane, [spread], payable)).toEqual([spread])
})

test.each([
  ['another package', { ...payable, packageId: 'two-characters' }],
  ['a discounted total', { ...payable, total: { ...amount, amount: 3992 } }],
  ['another currency', { ...payable, total: { ...amount, currency: 'USD' } }],
])('a payment link is not offered for %s', (_, other) => {
  expect(laneOptions('links', all, other)).toEqual([])
  expect(openLanes(all, other)).toEqual(['usual', 'quick', 'hosted', 'all'])
})

test('without any way to pay no checkout is open', () => {
  expect(openLanes([], payable)).toEqual([])
})

test.each<[Lane, string | undefined, Record<string, string> | undefined, string]>([
  ['usual', undefined, undefined, '/checkout'],
  ['usual', 'a1', undefined, '/checkout?order=a1'],
  ['quick', 'a1', undefined, '/enhanced-checkout?order=a1'],
  ['hosted', 'a1', { back: 'cancelled' }, '/checkout/stripe?order=a1&back=cancelled'],
  ['links', 'a1', undefined, '/checkout/legacy?order=a1'],
  ['all', undefined, undefined, '/checkout/multi'],
  ['all', 'a1', { choose: 'true' }, '/checkout/multi/a1?choose=true'],
])('%s of %s is at its address', (lane, order, search, address) => {
  expect(laneAddress(lane, order, search)).toBe(address)
})

test('ways differ by gateway, method and flow', () => {
  expect(new Set(all.map(wayOf)).size).toBe(all.length)
})
