import type { PaymentOption } from '@recadinho/contracts/catalog'
import { expect, test } from 'vitest'
import { choiceFor, choicesOf, mostInstallments, optionFor } from './payment-choice.ts'

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
