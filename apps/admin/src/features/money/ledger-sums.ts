import type { LedgerKind, OrderMoney } from '@recadinho/contracts/money'
import { add, money, subtract, type Money } from '@recadinho/i18n/money'

/** Totals of one currency: received, refunded and remaining. */
export interface LedgerSums {
  received: Money
  refunded: Money
  disputed: Money
  kept: Money
}

const effects: Record<
  Exclude<LedgerKind, 'reclassification'>,
  { sum: 'received' | 'refunded' | 'disputed'; sign: 1 | -1 }
> = {
  capture: { sum: 'received', sign: 1 },
  refund: { sum: 'refunded', sign: 1 },
  refund_returned: { sum: 'refunded', sign: -1 },
  dispute: { sum: 'disputed', sign: 1 },
  dispute_returned: { sum: 'disputed', sign: -1 },
}

/** Sums the ledger, one entry per currency; different currencies are never added. */
export function ledgerSums(ledger: Readonly<OrderMoney['ledger']>): LedgerSums[] {
  const currencies = [...new Set(ledger.map(({ amount }) => amount.currency))]
  return currencies.map((currency) => sumsOf(ledger, currency))
}

function sumsOf(ledger: Readonly<OrderMoney['ledger']>, currency: string): LedgerSums {
  const zero = money(0, currency)
  const sums = { received: zero, refunded: zero, disputed: zero }
  for (const { kind, amount, credit } of ledger) {
    if (amount.currency !== currency) continue
    if (kind === 'reclassification') {
      // A payment confirmed by staff and later reported by a gateway is received only once.
      if (credit !== 'sales') sums.received = subtract(sums.received, amount)
      continue
    }
    const { sum, sign } = effects[kind]
    sums[sum] = sign === 1 ? add(sums[sum], amount) : subtract(sums[sum], amount)
  }
  const { received, refunded, disputed } = sums
  return { received, refunded, disputed, kept: subtract(subtract(received, refunded), disputed) }
}
