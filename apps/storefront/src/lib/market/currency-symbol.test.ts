import { expect, test } from 'vitest'
import { currencyCode } from './currency-symbol.ts'

test.each([
  ['USD', 'en-US', 'USD'],
  ['CAD', 'en-CA', 'CAD'],
  ['USD', 'en-CA', undefined],
  ['BRL', 'pt-BR', undefined],
  ['USD', 'pt-BR', undefined],
  ['GBP', 'en-GB', undefined],
  ['INR', 'en-IN', undefined],
])('%s in %s has the code %s beside its price', (currency, tag, code) => {
  expect(currencyCode(currency, tag)).toBe(code)
})
