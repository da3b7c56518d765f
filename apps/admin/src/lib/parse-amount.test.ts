import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

it.each([
  ['89,90', 'BRL', 8990],
  ['89.90', 'BRL', 8990],
  ['R$ 89,9', 'BRL', 8990],
  ['89', 'BRL', 8900],
  ['1.299,90', 'BRL', 129990],
  ['1,299.90', 'USD', 129990],
  ['1.299', 'BRL', 129900],
  ['1234567', 'USD', 123456700],
  ['500', 'JPY', 500],
  ['0,05', 'BRL', 5],
])('reads %s %s as %i', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toEqual({ amount, currency })
})

it.each([
  ['', 'BRL'],
  ['abc', 'BRL'],
  ['-5', 'BRL'],
  ['89,9055', 'USD'],
  ['8,9,0', 'BRL'],
  ['1.2990', 'BRL'],
  ['10,5', 'JPY'],
  ['99999999999999999999', 'BRL'],
])('takes %s %s for no amount', (typed, currency) => {
  expect(parseAmount(typed, currency)).toBeUndefined()
})
