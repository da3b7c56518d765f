import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFor } from './check-code.ts'

// 12.05 BRL, written by hand after the central bank's manual.
const code =
  '00020126380014br.gov.bcb.pix0116loja@example.com520400005303986540512.055802BR5925Sao Joao Acai LTDA nome m6015Sao Paulo do Su62110507PED00016304DB36'
const total = { amount: 1205, currency: 'BRL' }

test('§6.18: a whole code of the order’s amount is shown', () => {
  expect(isFor(code, total)).toBe(true)
})

test.each([
  ['another amount', code, { ...total, amount: 1206 }],
  ['another currency', code, { ...total, currency: 'USD' }],
  ['another amount in it, and its old check sum', code.replace('12.05', '92.05'), { ...total, amount: 9205 }],
  ['no amount', '', total],
  ['something else', 'https://example.com/pix', total],
])('§6.18: %s is not', (_, text, amount) => {
  expect(isFor(text, amount)).toBe(false)
})

test('§6.18: no code with one character changed is shown', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: code.length - 1 }),
      fc.constantFrom(...Array.from('0123456789ABCXYZabcxyz .@')),
      (at, other) => {
        fc.pre(code[at]?.toUpperCase() !== other.toUpperCase())
        expect(isFor(code.slice(0, at) + other + code.slice(at + 1), total)).toBe(false)
      },
    ),
  )
})
