// @vitest-environment jsdom
import { ApiError } from '@recadinho/contracts/client'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { ProblemCallout, type ProblemCalloutProps } from './problem-callout.tsx'
import type { Problem } from '../../lib/payments/problem.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

async function show(problem: Problem, props: Partial<ProblemCalloutProps> = {}, locale: 'en' | 'pt' = 'en') {
  const { wrapper } = await inShop({ locale })
  render(<ProblemCallout problem={problem} {...props} />, { wrapper })
  return screen.getByRole('alert')
}
const link = () => screen.queryByRole('link')?.getAttribute('href')

test('§8, §2 failed: Payment Failed, a problem processing, try again; and another provider', async () => {
  const alert = await show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Failed')
  expect(alert.textContent).toContain('There was a problem processing your payment. Please try again.')
  expect(link()).toBe('/checkout/multi/a1?select=true')
  expect(document.activeElement).toBe(alert)
})

test('§2 failed: a PIX code that the bank refused is not a card and has not expired; a new one can be created', async () => {
  const text = (await show({ kind: 'declined', code: 'cc_rejected_other', method: 'pix', orderId: 'a1' }))
    .textContent
  expect(text).toContain("The PIX payment didn't go through, and nothing was charged.")
  expect(text).not.toMatch(/card|over before/)
})

test('§2 failed: an expired page or link says that nothing was charged', async () => {
  const alert = await show({ kind: 'lapsed', orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Failed')
  expect(alert.textContent).toContain("You weren't charged")
  expect(link()).toBe('/checkout/multi/a1?select=true')
})

test('§8, §2 error: Payment Error, try again later, when the gateway could not be reached', async () => {
  const error = new TypeError('Failed to fetch')
  const alert = await show({ kind: 'payment', error, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Error')
  expect(alert.textContent).toContain('Please try again later.')
  expect(link()).toBe('/checkout/multi/a1?select=true')
})

test('§2 error: while the outcome is unknown, no other option is offered', async () => {
  const body = JSON.stringify({ code: 'payment_outcome_unknown', message: '', requestId: 'r' })
  const error = new ApiError(409, 'Conflict', body)
  const alert = await show({ kind: 'payment', error, orderId: 'a1' }, { elsewhere: true })
  expect(alert.textContent).toContain('Payment Error')
  expect(link()).toBeUndefined()
  cleanup()
  expect((await show({ kind: 'doubt' }, { elsewhere: true })).textContent).toContain("Please don't pay again")
  expect(link()).toBeUndefined()
})

test('§8: Error creating order', async () => {
  const alert = await show({ kind: 'order', error: new TypeError('Failed to fetch') }, { elsewhere: true })
  expect(alert.textContent).toContain('Error creating order')
  expect(link()).toBeUndefined()
})

test('E10: a declined card has one sentence and two actions', async () => {
  const onCard = vi.fn<() => void>()
  const onPix = vi.fn<() => void>()
  const alert = await show(
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

test('when all options are on the page, no link leads elsewhere; PIX is offered only when it exists', async () => {
  const onPix = vi.fn<() => void>()
  await show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: false, onPix })
  expect(link()).toBeUndefined()
  screen.getByRole('button', { name: 'Pay with PIX instead' }).click()
  expect(onPix).toHaveBeenCalledOnce()
})

test('in Portuguese too', async () => {
  const alert = await show({ kind: 'declined', code: null, orderId: 'a1' }, { elsewhere: true }, 'pt')
  expect(alert.textContent).toContain('Tentar outra forma de pagar')
  expect(alert.textContent).not.toContain('Payment Failed')
})
