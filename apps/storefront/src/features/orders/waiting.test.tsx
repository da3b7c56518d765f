// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Payment } from '@recadinho/contracts/payments'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { anOrder } from './an-order.ts'
import { Waiting } from './waiting.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

const payment = (change: Partial<Payment>) =>
  ({ state: 'pending', outcome: 'processing', ...change }) as Payment // the parts that are read

function show(change: Partial<Payment>, locale: 'en' | 'pt' = 'en') {
  const order = anOrder({ status: 'pending', paymentStatus: 'processing', payment: payment(change) })
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <Waiting order={order} />
    </I18nProvider>,
  )
  return document.body.textContent
}
afterEach(cleanup)

test.each([
  ['code', 'We are waiting for your PIX.', 'Show the PIX code'],
  ['link', 'what you pay with the payment link, with R-7K3M9Q as its reference', 'Show the payment link'],
  ['redirect', "We are waiting for you to pay on Stripe's page.", 'Continue payment'],
  ['inline', 'We are waiting for word from your bank.', 'I have not paid yet'],
] as const)('§2: while it waits, the page says for what (%s), and leads on', (flow, words, action) => {
  expect(show({ flow })).toContain(words)
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/checkout')
})

test('paid on the gateway’s page, only the bank is waited for, and nothing else is offered', () => {
  expect(show({ flow: 'redirect', state: 'processing' })).toContain('We are waiting for word from your bank.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a card under review is nothing that was left open', () => {
  const words = show({ flow: 'inline', gateway: 'mercadopago', state: 'processing' })
  expect(words).toContain('this payment is cancelled first')
  expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/checkout')
})

test('in Portuguese it says the same', () => {
  expect(show({ flow: 'link' }, 'pt')).toContain('o pagamento pelo link, com R-7K3M9Q como referência')
  expect(screen.getByRole('link', { name: 'Mostrar o link de pagamento' })).toBeDefined()
})
