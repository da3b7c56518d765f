import type { CommissionKind } from '@recadinho/contracts/commissions'
import { money, percentOf } from '@recadinho/i18n/money'
import { confirmedSum, type AttemptFacts } from '../payments/machine.ts'

/** What an order earns its affiliate now (L1), in minor units. */
export function commissionOf(
  order: { total: number; currency: string; confirmed_at: Date | null; commission: number },
  payments: readonly AttemptFacts[],
): number {
  if (order.confirmed_at === null) return 0
  const held = Math.max(0, Math.min(order.total, confirmedSum(payments)))
  return percentOf(money(held, order.currency), order.commission).amount
}

/** L3. */
export function kindOf(difference: number, isFirst: boolean): CommissionKind {
  if (difference < 0) return 'reversed'
  return isFirst ? 'earned' : 'restored'
}
