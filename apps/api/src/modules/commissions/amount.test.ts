import { expect, test } from 'vitest'
import { commissionOf, kindOf } from './kind.ts'

const paid = new Date()
const payment = (part: object) => ({
  state: 'confirmed' as const,
  amount: 4990,
  refunded: 0,
  lost: 0,
  counted_by: null,
  ...part,
})

test.each([
  ['nothing before it is paid', { confirmed_at: null }, [payment({})], 0],
  ['its share, half up', {}, [payment({ amount: 4995 })], 499],
  ['half a cent counts as one', { total: 4995, commission: 10 }, [payment({ amount: 4995 })], 500],
  ['of what is left after a refund', {}, [payment({ refunded: 1000 })], 399],
  ['of what is left after a lost dispute', {}, [payment({ state: 'lost', lost: 4990 })], 0],
  ['nothing of money that went back twice', {}, [payment({ state: 'lost', refunded: 990, lost: 4990 })], 0],
  ['all of it while a dispute is open', {}, [payment({ state: 'disputed' })], 499],
  ['never of more than the total', {}, [payment({}), payment({})], 499],
  ['each payment once', {}, [payment({}), payment({ counted_by: 'another' })], 499],
  ['nothing at no per cent', { commission: 0 }, [payment({})], 0],
  ['everything at a hundred', { commission: 100 }, [payment({})], 4990],
])('L1: an order earns %s', (_, part, payments, commission) => {
  const order = { total: 4990, currency: 'BRL', confirmed_at: paid, commission: 10, ...part }
  expect(commissionOf(order, payments)).toBe(commission)
})

test('L3: the first line is earned, a negative line reversed, any other restored', () => {
  expect([kindOf(5, true), kindOf(-5, false), kindOf(5, false)]).toEqual(['earned', 'reversed', 'restored'])
})
