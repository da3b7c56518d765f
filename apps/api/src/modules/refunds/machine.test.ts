import { disputeStates, refundStates, type RefundState } from '@recadinho/contracts/money'
import { expect, test } from 'vitest'
import { nextDisputeState, nextRefundState, refundableOf } from './machine.ts'

test('D3: a decision is kept when an older report arrives late, and replaced by another decision', () => {
  for (const word of disputeStates) expect(nextDisputeState(undefined, word)).toBe(word)
  for (const word of disputeStates) expect(nextDisputeState('open', word)).toBe(word)
  expect(nextDisputeState('won', 'open')).toBe('won')
  expect(nextDisputeState('lost', 'open')).toBe('lost')
  expect(nextDisputeState('lost', 'won')).toBe('won')
  expect(nextDisputeState('won', 'lost')).toBe('lost')
})

test.each<[RefundState, RefundState[]]>([
  ['requested', ['sent', 'succeeded', 'failed']],
  ['sent', ['succeeded', 'failed']],
  ['succeeded', ['failed']],
  ['failed', []],
])('R2: a refund that is %s becomes %j only', (state, next) => {
  for (const word of refundStates)
    expect(nextRefundState(state, word)).toBe(next.includes(word) ? word : state)
})

test('R3: a refund reserves its amount unless it failed', () => {
  const refunds = refundStates.map((state) => ({ state, amount: 1000 }))
  expect(refundableOf(10_000, refunds)).toBe(7000)
})
