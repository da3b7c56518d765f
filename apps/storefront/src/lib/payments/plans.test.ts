import { installments } from '@recadinho/i18n/money'
import { expect, test } from 'vitest'
import { plansOf } from './plans.ts'

const brl = (amount: number) => ({ amount, currency: 'BRL' })
const server = (total: number) => [1, 2, 3].map((count) => installments(brl(total), count))

test('the server’s plans are offered, up to the gateway’s maximum', () => {
  expect(plansOf(brl(4990), server(4990), 3)).toEqual(server(4990))
  expect(plansOf(brl(4990), server(4990), 2).map(({ count }) => count)).toEqual([1, 2])
})

test.each([
  ['of another total', server(4989)],
  ['that do not add up', [{ count: 2, first: brl(2495), each: brl(2496) }]],
  ['of another currency', [{ count: 2, first: brl(2495), each: { amount: 2495, currency: 'USD' } }]],
])('sums %s are not shown', (_, sums) => {
  expect(plansOf(brl(4990), sums, 3)).toEqual([{ count: 1, first: brl(4990), each: brl(4990) }])
})
