import type { Context } from '../../context.ts'
import { settleHistory, type MoneyRef } from '../payments/history.ts'
import { findMoneyOwner, insertInboxItem } from '../payments/history-queries.ts'
import type { GatewayBooks, ListedMoney } from '../payments/gateways/books.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import { fromGateway, settleTruth } from '../payments/settle.ts'
import { findCapture, listCaptures } from './queries.ts'

/** How far back the lists are held against each other; longer than a gateway goes on repeating a webhook. */
const comparedMs = 3 * 24 * 3_600_000

/** A payment is begun before its money comes: the gateway's list, which goes by its beginning, reaches further back. */
const marginMs = 24 * 3_600_000

export interface Comparison {
  gateway: string
  /** Payments in the gateway's list. */
  listed: number
  /** Of them, those that we had not booked. */
  found: number
  /** Booked here, and nothing there. */
  missing: number
  /** Booked with another amount. */
  unequal: number
  /** Those that could not be compared now; the next night tries again. */
  failed: number
}

/** Holds every gateway's own list of payments against the ledger, in both directions (G3). */
export async function compareLedger(ctx: Context): Promise<Comparison[]> {
  const results: Comparison[] = []
  const failures: unknown[] = []
  for (const gateway of ctx.gateways.values()) {
    if (!gateway.books) continue
    try {
      results.push(await compareGateway(ctx, gateway, gateway.books))
    } catch (error) {
      // One gateway's list that does not come keeps no other from being compared.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'A gateway could not be compared with the ledger')
  return results
}

async function compareGateway(
  ctx: Context,
  gateway: PaymentGateway,
  books: GatewayBooks,
): Promise<Comparison> {
  const since = new Date(ctx.clock.now().getTime() - comparedMs)
  const result = { gateway: gateway.name, listed: 0, found: 0, missing: 0, unequal: 0, failed: 0 }
  const seen = new Set<string>()
  for await (const listed of books.list(new Date(since.getTime() - marginMs))) {
    result.listed += 1
    const owner = await findMoneyOwner(ctx.db, gateway.name, listed.ref, listed.attemptId)
    seen.add(owner?.paymentRef ?? listed.ref)
    const outcome = await tryToCompare(ctx, gateway, listed, owner)
    if (outcome !== 'known') result[outcome] += 1
  }
  for (const capture of await listCaptures(ctx.db, gateway.name, since)) {
    if (seen.has(capture.ref)) continue
    const there = await isThere(ctx, gateway, capture.ref)
    if (there === undefined) result.failed += 1
    if (there !== false) continue
    result.missing += 1
    const { ref, amount, currency, order_id: orderId, payment_id: paymentId } = capture
    await tell(ctx, { gateway: gateway.name, paymentRef: ref, orderId, paymentId }, 'missing', {
      amount,
      currency,
    })
  }
  ctx.events.record('ledger_compared', result)
  return result
}

/** One payment of which the gateway tells nothing now keeps no other from being found. */
async function tryToCompare(
  ...of: Parameters<typeof compareOne>
): Promise<'known' | 'found' | 'unequal' | 'failed'> {
  try {
    return await compareOne(...of)
  } catch (error) {
    const [ctx, gateway, { ref }] = of
    ctx.logger.error(
      { err: error, gateway: gateway.name, gatewayRef: ref },
      'a payment could not be compared',
    )
    return 'failed'
  }
}

async function compareOne(
  ctx: Context,
  gateway: PaymentGateway,
  listed: ListedMoney,
  owner: MoneyRef | undefined,
): Promise<'known' | 'found' | 'unequal'> {
  const paymentRef = owner?.paymentRef ?? listed.ref
  const booked = await findCapture(ctx.db, gateway.name, paymentRef)
  if (booked === undefined)
    await settleTruth(ctx, gateway, await gateway.fetchPayment(paymentRef), fromGateway(gateway))
  const money = owner ?? { gateway: gateway.name, paymentRef, orderId: null, paymentId: null }
  await settleHistory(ctx, gateway, money)
  if (booked === undefined) return 'found'
  const equal = booked.amount === listed.amount && booked.currency === listed.currency
  if (!equal) await tell(ctx, money, 'unequal', listed)
  return equal ? 'known' : 'unequal'
}

/** The list may end before a payment that was begun long ago. `undefined` where the gateway does not say. */
async function isThere(ctx: Context, gateway: PaymentGateway, ref: string): Promise<boolean | undefined> {
  try {
    return (await gateway.fetchPayment(ref)).state === 'confirmed'
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'missing') return false
    ctx.logger.error(
      { err: error, gateway: gateway.name, gatewayRef: ref },
      'a payment could not be compared',
    )
    return undefined
  }
}

async function tell(
  ctx: Context,
  money: MoneyRef,
  kind: 'missing' | 'unequal',
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  await insertInboxItem(ctx.db, {
    ...money,
    kind,
    ref: money.paymentRef,
    amount,
    currency,
    now: ctx.clock.now(),
  })
  ctx.events.record(`money_${kind}`, { gateway: money.gateway, gatewayRef: money.paymentRef })
}
