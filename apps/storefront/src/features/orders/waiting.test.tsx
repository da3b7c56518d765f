// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Payment } from '@recadinho/contracts/payments'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { createShopRouter } from '../../router.tsx'
import { anOrder } from '../../../test/an-order.ts'
import { Waiting } from './waiting.tsx'

const payment = (change: Partial<Payment>) =>
  ({ state: 'pending', outcome: 'processing', ...change }) as Payment // the fields that are read

const order = anOrder({ status: 'pending', paymentStatus: 'processing' })
/** The checkout of the order, which the token of the page's address opens. */
const checkout = `/checkout?order=${order.id}#token=secret`

/** On the order's page, with the shop's own routes around it. */
function show(change: Partial<Payment>, locale: 'en' | 'pt' = 'en') {
  const i18n = setupI18n({ locale, messages: { en, pt } })
  const history = createMemoryHistory({
    initialEntries: [`/order-confirmation?order=${order.id}#token=secret`],
  })
  // The links read the routes and the address alone.
  const router = createShopRouter({ i18n, locale } as Parameters<typeof createShopRouter>[0], history)
  render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <Waiting order={{ ...order, payment: payment(change) }} />
      </RouterContextProvider>
    </I18nProvider>,
  )
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
  (flow, words, action) => {
    expect(show({ flow })).toContain(words)
    expect(target(action)).toBe(checkout)
  },
)

test('paid on the gateway’s page: only the bank is missing, and nothing else is offered', () => {
  expect(show({ flow: 'redirect', state: 'processing' })).toContain("We're waiting to hear from your bank.")
  expect(screen.queryByRole('link')).toBeNull()
})

test('a card under review is not an open form', () => {
  const words = show({ flow: 'inline', gateway: 'mercadopago', state: 'processing' })
  expect(words).toContain('this payment is canceled first')
  expect(target('Pay another way')).toBe(checkout)
})

test('in Portuguese it says the same', () => {
  expect(show({ flow: 'link' }, 'pt')).toContain('o pagamento pelo link, com R-7K3M9Q como referência')
  expect(target('Mostrar o link de pagamento')).toBe(checkout)
})
