import { expect, test } from 'vitest'
import { isRate, rateText, typedRate } from './rate-values.ts'

test('a rate is typed with a point or a comma', () => {
  expect([typedRate(' 5,45 '), typedRate('5.45')]).toEqual(['5.45', '5.45'])
  expect(['5,45', '0.31', '89500'].every(isRate)).toBe(true)
  expect(['', '0', '0.0', '-1', '1.2.3', '1,234.5', 'much', '123456789'].some(isRate)).toBe(false)
})

test('zeros that say nothing are not shown', () => {
  expect(rateText('390.50000000', 'pt-BR')).toBe('390,50')
  expect(rateText('0.30712345', 'en-US')).toBe('0.30712345')
})
