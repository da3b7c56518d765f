import { expect, test } from 'vitest'
import { formatCpf, readCpf } from './cpf.ts'

test.each(['123.456.789-09', '12345678909', ' 111 444 777 35 '])('%s is a CPF', (text) => {
  expect(readCpf(text)).toBe(text.replaceAll(/\D/g, ''))
})

test.each(['', '123.456.789-00', '111.111.111-11', '1234567890', '123456789090', '1234567890a'])(
  '“%s” is none',
  (text) => {
    expect(readCpf(text)).toBeUndefined()
  },
)

test.each([
  ['1', '1'],
  ['1234', '123.4'],
  ['12345678909', '123.456.789-09'],
  ['123.456.789-09', '123.456.789-09'],
  ['123456789091', '123.456.789-09'],
  ['abc', ''],
])('%s is written %s', (typed, written) => {
  expect(formatCpf(typed)).toBe(written)
})
