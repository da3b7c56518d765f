import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, toDecimal } from './amounts.ts'

test('P2.10: every amount in cents comes back the same from its decimal number, which has at most two places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (minor) => {
      const decimal = toDecimal(minor, 'BRL')
      expect(fromDecimal(decimal, 'BRL')).toBe(minor)
      expect(fromDecimal(JSON.parse(JSON.stringify(decimal)), 'BRL')).toBe(minor)
      expect(JSON.stringify(decimal)).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})

test.each([
  [1, 0.01],
  [1990, 19.9],
  [4990, 49.9],
  [1999, 19.99],
  [1005, 10.05],
])('§6.28, P2.10: %i cents are %f', (minor, decimal) => {
  expect(toDecimal(minor, 'BRL')).toBe(decimal)
})

test.each([19.905, Number.NaN, Infinity, -1, '19.90', null, undefined])(
  'P2.10: %s is no amount',
  (decimal) => {
    expect(fromDecimal(decimal, 'BRL')).toBeNull()
  },
)

test.each([0, -1, 1.5, 1e12, Number.NaN])('P2.10: %d minor units are refused', (minor) => {
  expect(() => toDecimal(minor, 'BRL')).toThrow(/takes no/)
})

test('P2.10: a currency that is not in the table is refused', () => {
  expect(() => toDecimal(4990, 'USD')).toThrow('USD')
})
