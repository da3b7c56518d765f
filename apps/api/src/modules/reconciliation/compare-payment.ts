import type { Context } from '../../context.ts'
import { insertMoneyItem } from '../ledger/items.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import { syncHistory } from '../refunds/history.ts'
import type { ListedMoney } from '../payments/gateways/refunds-api.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import { fromGateway, applySnapshot } from '../payments/apply.ts'
import type { KnownMoney } from './comparison-queries.ts'

/**
 * `found`: not in our ledger. `missing`: in our ledger, but not at the gateway. `unequal`: booked with another amount.
 * `failed`: could not be compared now.
 */
export type ComparisonOutcome = 'equal' | 'found' | 'missing' | 'unequal' | 'failed'

interface Capture {
  ref: string
  amount: number
  currency: string
  order_id: string | null
  payment_id: string | null
}

/** Compares a payment of the gateway's list. The gateway is only queried if the list differs from our records. */
export async function compareListed(
  ctx: Context,
  gateway: PaymentGateway,
  listed: ListedMoney,
  known: KnownMoney,
): Promise<ComparisonOutcome> {
  const { payment_ref: paymentRef, order_id: orderId, payment_id: paymentId } = known
  const money = { gateway: gateway.name, paymentRef, orderId, paymentId }
  const isEqual = known.amount === listed.amount && known.currency === listed.currency
  try {
    if (known.amount === null)
      await applySnapshot(ctx, gateway, await gateway.fetchPayment(paymentRef), fromGateway(gateway))
    if (!isEqual || mayHaveMoved(listed, known)) await syncHistory(ctx, gateway, money)
    if (known.amount === null) return 'found'
    if (!isEqual) await flag(ctx, money, 'unequal', listed)
    return isEqual ? 'equal' : 'unequal'
  } catch (error) {
    return failed(ctx, gateway, listed.ref, error)
  }
}

/** Checks a capture that the list did not include; its payment may have been created long before. */
export async function compareCapture(
  ctx: Context,
  gateway: PaymentGateway,
  { ref, amount, currency, order_id: orderId, payment_id: paymentId }: Capture,
): Promise<ComparisonOutcome> {
  try {
    if (await isConfirmed(gateway, ref)) return 'equal'
    const money = { gateway: gateway.name, paymentRef: ref, orderId, paymentId }
    await flag(ctx, money, 'missing', { amount, currency })
    return 'missing'
  } catch (error) {
    return failed(ctx, gateway, ref, error)
  }
}

async function isConfirmed(gateway: PaymentGateway, ref: string): Promise<boolean> {
  try {
    return (await gateway.fetchPayment(ref)).state === 'confirmed'
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'missing') return false
    throw error
  }
}

/** Whether refunds or disputes may have changed, comparing the list with our records. */
const mayHaveMoved = ({ refunded, disputed }: ListedMoney, known: KnownMoney): boolean =>
  refunded === undefined || refunded !== known.refunded || disputed !== false || known.open

function failed(ctx: Context, gateway: PaymentGateway, ref: string, error: unknown): 'failed' {
  ctx.logger.error({ err: error, gateway: gateway.name, gatewayRef: ref }, 'a payment could not be compared')
  return 'failed'
}

/** Creates an item for staff. */
async function flag(
  ctx: Context,
  money: MoneyRef,
  kind: 'missing' | 'unequal',
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const now = ctx.clock.now()
  await insertMoneyItem(ctx.db, { ...money, kind, ref: money.paymentRef, amount, currency, now })
  ctx.events.record(`money_${kind}`, { gateway: money.gateway, gatewayRef: money.paymentRef })
}
