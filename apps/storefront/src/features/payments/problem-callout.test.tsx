// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ApiError } from '@recadinho/contracts/client'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { ProblemCallout, type ProblemCalloutProps } from './problem-callout.tsx'
import { routeAddress } from '../../lib/payments/checkout-routes.ts'
import type { Problem } from '../../lib/payments/problem.ts'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('./checkout-link.tsx', () => ({
  CheckoutLink: ({ route, order, children }: { route: 'all'; order: string; children: ReactNode }) => (
    <a href={routeAddress(route, order)}>{children}</a>
  ),
}))
vi.mock('../../lib/market/use-market.ts', () => ({ useLanguageTag: () => 'en-US' }))
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

function show(problem: Problem, props: Partial<ProblemCalloutProps> = {}, locale: 'en' | 'pt' = 'en') {
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <ProblemCallout problem={problem} {...props} />
    </I18nProvider>,
  )
  return screen.getByRole('alert')
}
const link = () => screen.queryByRole('link')?.getAttribute('href')

test('§8, §2 failed: Payment Failed, a problem processing, try again; and another provider', () => {
  const alert = show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Failed')
  expect(alert.textContent).toContain('There was a problem processing your payment. Please try again.')
  expect(link()).toBe('/checkout/multi/a1')
  expect(document.activeElement).toBe(alert)
})

test('§2 failed: a PIX code that the bank refused is not a card and has not expired; a new one can be created', () => {
  const text = show({ kind: 'declined', code: 'cc_rejected_other', method: 'pix', orderId: 'a1' }).textContent
  expect(text).toContain("The PIX payment didn't go through, and nothing was charged.")
  expect(text).not.toMatch(/card|over before/)
})

test('§2 failed: an expired page or link says that nothing was charged', () => {
  const alert = show({ kind: 'lapsed', orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Failed')
  expect(alert.textContent).toContain("You weren't charged")
  expect(link()).toBe('/checkout/multi/a1')
})

test('§8, §2 error: Payment Error, try again later, when the gateway could not be reached', () => {
  const error = new TypeError('Failed to fetch')
  const alert = show({ kind: 'payment', error, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Error')
  expect(alert.textContent).toContain('Please try again later.')
  expect(link()).toBe('/checkout/multi/a1')
})

test('§2 error: while the outcome is unknown, no other option is offered', () => {
  const body = JSON.stringify({ code: 'payment_outcome_unknown', message: '', requestId: 'r' })
  const error = new ApiError(409, 'Conflict', body)
  const alert = show({ kind: 'payment', error, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Error')
  expect(link()).toBeUndefined()
  cleanup()
  expect(show({ kind: 'doubt' }, { elsewhere: true }).textContent).toContain("Please don't pay again")
  expect(link()).toBeUndefined()
})

test('§8: Error creating order', () => {
  const alert = show({ kind: 'order', error: new TypeError('Failed to fetch') }, { elsewhere: true })
  expect(alert.textContent).toContain('Error creating order')
  expect(link()).toBeUndefined()
})

test('E10: a declined card has one sentence and two actions', () => {
  const onCard = vi.fn<() => void>()
  const onPix = vi.fn<() => void>()
  const alert = show(
    { kind: 'declined', code: 'insufficient_funds', orderId: 'a1' },
    { elsewhere: true, onCard, onPix },
  )
  const said = "This card doesn't have enough funds or credit for this. Try another card."
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Try another card', 'Pay with PIX instead'])
  expect(link()).toBeUndefined()
  expect(alert.textContent).toBe(`Payment Failed${said}${buttons.join('')}`)
  screen.getByRole('button', { name: 'Try another card' }).click()
  expect(onCard).toHaveBeenCalledOnce()
})

test('when all options are on the page, no link leads elsewhere; PIX is offered only when it exists', () => {
  const onPix = vi.fn<() => void>()
  show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: false, onPix })
  expect(link()).toBeUndefined()
  screen.getByRole('button', { name: 'Pay with PIX instead' }).click()
  expect(onPix).toHaveBeenCalledOnce()
})

test('in Portuguese too', () => {
  const alert = show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: true }, 'pt')
  expect(alert.textContent).toContain('Tentar outra forma de pagar')
  expect(alert.textContent).not.toContain('Payment Failed')
})
