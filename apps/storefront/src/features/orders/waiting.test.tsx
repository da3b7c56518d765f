// @vitest-environment jsdom
import type { Payment } from '@recadinho/contracts/payments'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { Waiting } from './waiting.tsx'

const payment = (change: Partial<Payment>) =>
  ({ state: 'pending', outcome: 'processing', ...change }) as Payment // the fields that are read

const order = anOrder({ status: 'pending', paymentStatus: 'processing' })
/** The order's checkout with the token of the page's URL. */
const checkout = `/checkout?order=${order.id}#token=secret`

/** Rendered on the order's page. */
async function show(change: Partial<Payment>, locale: 'en' | 'pt' = 'en') {
  const { wrapper } = await inShop({ locale, at: `/order-confirmation?order=${order.id}#token=secret` })
  render(<Waiting order={{ ...order, payment: payment(change) }} />, { wrapper })
  return document.body.textContent
}
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
afterEach(cleanup)

test.each([
  ['code', "We're waiting for your PIX.", 'Show the PIX code'],
  ['link', 'your payment through the payment link, with reference R-7K3M9Q', 'Show the payment link'],
  ['redirect', "We're waiting for your payment on Stripe's page.", 'Continue to payment'],
  ['inline', "We're waiting to hear from your bank.", "I haven't paid yet"],
] as const)(
  '§2: while it waits, the page says for what (%s), and leads to the order’s checkout',
  async (flow, words, action) => {
    expect(await show({ flow })).toContain(words)
    expect(target(action)).toBe(checkout)
  },
)

test('paid on the gateway’s page: only the bank is missing, and nothing else is offered', async () => {
  expect(await show({ flow: 'redirect', state: 'processing' })).toContain(
    "We're waiting to hear from your bank.",
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('a card under review is not an open form', async () => {
  const words = await show({ flow: 'inline', gateway: 'mercadopago', state: 'processing' })
  expect(words).toContain('this payment is canceled first')
  expect(target('Pay another way')).toBe(checkout)
})

test('in Portuguese it says the same', async () => {
  expect(await show({ flow: 'link' }, 'pt')).toContain('o pagamento pelo link, com R-7K3M9Q como referência')
  expect(target('Mostrar o link de pagamento')).toBe(checkout)
})
