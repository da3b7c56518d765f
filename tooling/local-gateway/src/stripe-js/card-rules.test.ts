import { expect, test } from 'vitest'
import { checkCvc, checkExpiry, checkNumber, formatCvc, formatExpiry, formatNumber } from './card-rules.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42-42x', '4242'],
  ['', ''],
])('the number %s is shown as "%s"', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1234', '12 / 34'],
  ['12/', '12 / '],
  ['12/2034', '12 / 34'],
  ['5', '05 / '],
  ['05/34', '05 / 34'],
])('the expiry date %s is shown as "%s"', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test.each([
  ['4242 4242 4242 4242', undefined],
  ['4242 4242 4242 4241', 'numberInvalid'],
  ['4242', 'numberIncomplete'],
  ['3782 822463 10005', undefined],
])('the number %s: %s', (text, problem) => {
  expect(checkNumber(text)).toBe(problem)
})

test.each([
  ['11 / 26', undefined],
  ['10 / 26', 'expiryPast'],
  ['13 / 30', 'expiryInvalid'],
  ['1', 'expiryIncomplete'],
])('in November 2026 the expiry date %s: %s', (text, problem) => {
  expect(checkExpiry(text, new Date(2026, 10, 30))).toBe(problem)
})

test('an American Express card has a code of four digits', () => {
  expect(formatCvc('12345', '3782')).toBe('1234')
  expect([checkCvc('123', '3782'), checkCvc('123', '4242')]).toEqual(['cvcIncomplete', undefined])
})
