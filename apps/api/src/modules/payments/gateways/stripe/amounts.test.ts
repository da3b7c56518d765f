import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GatewayError } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'

function isTaken(amount: number, currency: string): boolean {
  try {
    toStripeAmount(amount, currency)
    return true
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') return false
    throw error
  }
}

test.each([
  ['BRL', 4990, 4990],
  ['USD', 990, 990],
  ['JPY', 1500, 1500],
  ['HUF', 350_000, 350_000],
  ['TWD', 31_000, 31_000],
  ['UGX', 36_000, 3_600_000],
  ['ISK', 1300, 130_000],
  ['KWD', 3050, 3050],
  ['MGA', 4_500_000, 45_000],
  ['BRL', 99_999_999, 99_999_999],
])('§6.28: %s %i is %i to Stripe, and back', (currency, ours, theirs) => {
  expect(toStripeAmount(ours, currency)).toBe(theirs)
  expect(fromStripeAmount(theirs, currency)).toBe(ours)
})

test.each([
  ['KWD', 3055],
  ['MGA', 4_500_050],
  ['UGX', 1_000_000],
  ['BRL', 100_000_000],
  ['BRL', -1],
  ['BRL', 0.5],
  ['BRL', Number.NaN],
])('§6.28: %s %d is refused, never rounded', (currency, amount) => {
  expect(() => toStripeAmount(amount, currency)).toThrow(/Stripe takes no/)
})

test('§6.28: what is taken comes back as it was', () => {
  const currency = fc.constantFrom('BRL', 'USD', 'JPY', 'UGX', 'ISK', 'KWD', 'MGA', 'TND', 'HUF')
  fc.assert(
    fc.property(currency, fc.nat(99_999_999), (code, amount) => {
      fc.pre(isTaken(amount, code))
      expect(fromStripeAmount(toStripeAmount(amount, code), code)).toBe(amount)
    }),
  )
})
