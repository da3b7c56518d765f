import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { gatewayActor } from '../orders/actor.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import {
  claimInboxRows,
  failInboxRow,
  finishInboxRow,
  maxTries,
  type InboxRow,
} from '../payments/inbox-queries.ts'
import type { OrderWithPayments } from '../payments/decision-queries.ts'
import { syncHistoryOf } from '../refunds/history.ts'
import { applySnapshot } from '../payments/apply.ts'

/** How many rows are claimed at once. */
const batch = 20

/**
 * Processes one stored event: fetches the object's current state, then applies it (P3.2). `known` is the order as of
 * the event's storage, if it was read then. Never throws; returns `false` if the event will be retried.
 */
export async function processEvent(ctx: Context, row: InboxRow, known?: OrderWithPayments): Promise<boolean> {
  const gateway = ctx.gateways.get(row.gateway)
  if (gateway === undefined) return false
  try {
    const event = { id: row.event_id, inboxId: row.id }
    const snapshot = row.about === 'history' ? undefined : await gateway.fetchPayment(row.gateway_ref)
    if (snapshot === undefined || snapshot.hasHistory === true)
      await syncHistoryOf(ctx, gateway, row.gateway_ref, event)
    else await applySnapshot(ctx, gateway, snapshot, { actor: gatewayActor(gateway.name), event }, known)
    return true
  } catch (error) {
    await noteFailure(ctx, gateway, row, error)
    return false
  }
}

/** Processes leftover events, after a crash or while the gateway or the database was down (P5.2). */
export const pollInbox = (ctx: Context, { name }: PaymentGateway): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimInboxRows(ctx.db, name, ctx.clock.now(), batch),
    work: (row) => processEvent(ctx, row),
  })

async function noteFailure(
  ctx: Context,
  gateway: PaymentGateway,
  row: InboxRow,
  error: unknown,
): Promise<void> {
  const about = { gateway: gateway.name, eventId: row.event_id, gatewayRef: row.gateway_ref }
  try {
    if (error instanceof GatewayError && error.kind === 'missing') {
      // Signed, but about an unknown object: another account's or mode's.
      await finishInboxRow(ctx.db, row.id, 'unmatched', ctx.clock.now())
      ctx.events.record('webhook_about_nothing', about)
      return
    }
    ctx.logger.warn({ err: error, ...about }, 'an event will be tried again')
    if (row.tries >= maxTries) ctx.events.record('webhook_dead', about)
    await failInboxRow(ctx.db, row.id, error instanceof GatewayError ? `gateway: ${error.kind}` : 'internal')
  } catch (failure) {
    ctx.logger.warn({ err: failure, ...about }, 'an event will be tried again')
  }
}
