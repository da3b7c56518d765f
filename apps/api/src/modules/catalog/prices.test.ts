import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf, displayCurrency, installmentsOf, priceIn, savingsOf, type PriceBook } from './prices.ts'

const book: PriceBook = {
  prices: new Map([
    [
      'one',
      new Map([
        ['BRL', 4990],
        ['USD', 990],
      ]),
    ],
    [
      'two',
      new Map([
        ['BRL', 8990],
        ['USD', 1790],
      ]),
    ],
    [
      'three',
      new Map([
        ['BRL', 12_990],
        ['USD', 2590],
      ]),
    ],
    ['local', new Map([['BRL', 100]])],
  ]),
  rates: new Map([
    ['USD', '1'],
    ['CAD', '1.37'],
    ['HUF', '390.5'],
    ['JPY', '155.25'],
  ]),
}
const amount = fc.integer({ min: 0, max: 99_999_999 })

test.each([
  ['the chosen country', 'pt', { currency: 'CAD' }, 'EUR', 'CAD'],
  ['the shop’s default without a country', 'pt', undefined, 'EUR', 'EUR'],
  ['Portuguese without either', 'pt', undefined, null, 'BRL'],
  ['English without either', 'en', undefined, null, 'USD'],
] as const)('§9: the currency follows %s', (_, locale, country, usual, currency) => {
  expect(displayCurrency(locale, country, usual)).toBe(currency)
})

test('an explicit price is taken as it is, without a rate', () => {
  expect(priceIn(book, 'one', 'BRL')).toEqual({ price: { amount: 4990, currency: 'BRL' } })
})

test.each([
  ['CAD', 1356], // 9.90 × 1.37 = 13.563
  ['HUF', 386_595], // two decimals by ISO, whatever a formatter thinks
  ['JPY', 1537], // no decimals: 9.90 × 155.25 = 1536.975
])('a price in %s is converted from USD, half up, to its whole minor unit', (currency, expected) => {
  expect(priceIn(book, 'one', currency)?.price).toEqual({ amount: expected, currency })
})

test('a package is not sold where neither a price nor a rate is known', () => {
  expect(priceIn(book, 'one', 'CHF')).toBeUndefined()
  expect(priceIn(book, 'local', 'CAD')).toBeUndefined()
  expect(priceIn(book, 'gone', 'USD')).toBeUndefined()
})

test('§9: the savings of two and three characters are 9.90 and 19.80', () => {
  const single = priceIn(book, 'one', 'BRL')?.price
  const saved = (id: string, count: number) => {
    const price = priceIn(book, id, 'BRL')?.price
    return price && savingsOf(price, single, count)?.amount
  }
  expect([saved('two', 2), saved('three', 3)]).toEqual([990, 1980])
  expect(saved('one', 1)).toBeUndefined()
})

test('savings are never negative, and only within one currency', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 3 }), (price, single, count) => {
      const saved = savingsOf({ amount: price, currency: 'USD' }, { amount: single, currency: 'USD' }, count)
      expect(saved?.amount ?? 0).toBe(Math.max(0, single * count - price))
    }),
  )
  expect(savingsOf({ amount: 1, currency: 'USD' }, { amount: 9, currency: 'BRL' }, 3)).toBeNull()
})

test('price, discount and total always add up, and the discount is within half a unit of its percentage', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 100 }), (price, percentage) => {
      const amounts = amountsOf({ amount: price, currency: 'BRL' }, percentage)
      expect(amounts.discount.amount + amounts.total.amount).toBe(price)
      expect(amounts.total.amount).toBeGreaterThanOrEqual(0)
      expect(Math.abs(amounts.discount.amount - (price * percentage) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('§9: installments are for reais only, and for something to pay', () => {
  const counts = (amount: number, currency: string) =>
    installmentsOf({ amount, currency }).map((each) => each.count)
  expect(counts(4990, 'BRL')).toEqual([1, 2, 3])
  expect(counts(990, 'USD')).toEqual([1])
  expect(counts(0, 'BRL')).toEqual([1])
})
