import { installments } from '@recadinho/i18n/money'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { expect, test } from 'vitest'
import { choiceFor, choicesOf, mostInstallments, optionFor, plansOf } from './payment-choice.ts'

const fields = { gateway: 'stripe', expiresAfterSeconds: null, installments: 1, sandbox: false } as const
const pix: PaymentOption = { ...fields, method: 'pix', flow: 'code' }
const once: PaymentOption = {
  ...fields,
  method: 'card',
  flow: 'inline',
  form: 'confirm',
  publishableKey: 'pk',
  wallets: true,
}
const spread: PaymentOption = { ...once, gateway: 'mercadopago', form: 'token', installments: 3 }
const options = [pix, once, spread]

test('a card is one choice; its installments decide which gateway takes it', () => {
  const choices = choicesOf('usual', options)
  expect(choices.map(({ key }) => key)).toEqual(['stripe.pix.code', 'card'])
  const card = choiceFor(choices, 'card', null)
  if (!card) throw new Error('There is no card')
  expect(mostInstallments(card)).toBe(3)
  expect([1, 2, 3].map((count) => optionFor(card, count).gateway)).toEqual([
    'stripe',
    'mercadopago',
    'mercadopago',
  ])
})

test('the checkout with all options keeps the gateways apart', () => {
  expect(choicesOf('all', options).map((choice) => choice.options)).toEqual([[pix], [once], [spread]])
})

test('without a selection the earlier method counts, otherwise the first choice', () => {
  const choices = choicesOf('usual', options)
  expect(choiceFor(choices, undefined, 'card')?.key).toBe('card')
  expect(choiceFor(choices, undefined, null)?.key).toBe('stripe.pix.code')
  expect(choiceFor(choices, 'gone', 'pix')?.key).toBe('stripe.pix.code')
  expect(choiceFor([], undefined, null)).toBeUndefined()
})

test('where one gateway takes every card, it also takes one payment', () => {
  const [card] = choicesOf('usual', [spread])
  expect(card && optionFor(card, 1)).toBe(spread)
})

const brl = (amount: number) => ({ amount, currency: 'BRL' })
const server = (total: number) => [1, 2, 3].map((count) => installments(brl(total), count))

test('the server’s plans are offered, up to the gateway’s maximum', () => {
  expect(plansOf(brl(4990), server(4990), 3)).toEqual(server(4990))
  expect(plansOf(brl(4990), server(4990), 2).map(({ count }) => count)).toEqual([1, 2])
})

test.each([
  ['of another total', server(4989)],
  ['that do not add up', [{ count: 2, first: brl(2495), each: brl(2496) }]],
  ['of another currency', [{ count: 2, first: brl(2495), each: { amount: 2495, currency: 'USD' } }]],
])('sums %s are not shown', (_, sums) => {
  expect(plansOf(brl(4990), sums, 3)).toEqual([{ count: 1, first: brl(4990), each: brl(4990) }])
})
