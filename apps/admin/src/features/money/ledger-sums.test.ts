import type { LedgerKind, OrderMoney } from '@recadinho/contracts/money'
import { expect, it } from 'vitest'
import { ledgerSums } from './ledger-sums.ts'

let lines = 0
const line = (
  kind: LedgerKind,
  amount: number,
  currency = 'BRL',
  credit = 'sales',
): OrderMoney['ledger'][number] => ({
  id: String(++lines),
  kind,
  amount: { amount, currency },
  debit: 'stripe',
  credit,
  at: '2026-11-20T10:00:00Z',
})

it('counts what came back to us against what we gave, and keeps the rest', () => {
  const [sums] = ledgerSums([
    line('capture', 4990),
    line('refund', 2000),
    line('refund_returned', 500),
    line('dispute', 3490),
    line('dispute_returned', 3490),
  ])
  expect(sums).toEqual({
    received: { amount: 4990, currency: 'BRL' },
    refunded: { amount: 1500, currency: 'BRL' },
    disputed: { amount: 0, currency: 'BRL' },
    kept: { amount: 3490, currency: 'BRL' },
  })
})

it('never adds two currencies, and has nothing to say of an empty ledger', () => {
  expect(ledgerSums([line('capture', 4990), line('capture', 990, 'USD')]).map(({ kept }) => kept)).toEqual([
    { amount: 4990, currency: 'BRL' },
    { amount: 990, currency: 'USD' },
  ])
  expect(ledgerSums([])).toEqual([])
})

it('A2, A6: counts what was attached, and what was matched with a confirmation, as received once', () => {
  const attached = [line('capture', 4990, 'BRL', 'unassigned'), line('reclassification', 4990)]
  expect(ledgerSums(attached)[0]?.received.amount).toBe(4990)
  const matched = [
    line('capture', 4990),
    line('capture', 4990, 'BRL', 'unassigned'),
    line('reclassification', 4990, 'BRL', 'manual'),
  ]
  expect(ledgerSums(matched)[0]?.received.amount).toBe(4990)
})
