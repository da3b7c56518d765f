import type { Context } from '../../context.ts'
import { gatewayActor } from '../orders/actor.ts'
import { GatewayError, type PaymentGateway } from './gateways/gateway.ts'
import { claimInboxRows, failInboxRow, finishInboxRow, maxTries, type InboxRow } from './inbox-queries.ts'
import type { Settled } from './queries.ts'
import { settleOwnersHistory } from './history.ts'
import { settleTruth } from './settle.ts'

/** Rows a sweep takes at once. */
const batch = 20

/**
 * Works off one stored event: asks the gateway for the object as it is now, then settles (P3.2). `settled` is the order
 * as it was when the event was stored, where it was read with it. Never throws.
 */
export async function workInboxRow(ctx: Context, row: InboxRow, settled?: Settled): Promise<void> {
  const gateway = ctx.gateways.get(row.gateway)
  if (gateway === undefined) return
  try {
    const event = { id: row.event_id, inboxId: row.id }
    if (row.about === 'history') {
      await settleOwnersHistory(ctx, gateway, row.gateway_ref, event)
      return
    }
    const truth = await gateway.fetchPayment(row.gateway_ref)
    if (truth.movedOn === true) return await settleOwnersHistory(ctx, gateway, row.gateway_ref, event)
    await settleTruth(ctx, gateway, truth, { actor: gatewayActor(gateway.name), event }, settled)
  } catch (error) {
    await noteFailure(ctx, gateway, row, error)
  }
}

/** Takes what nobody has worked off: the process died, the gateway or the database was away (P5.2). */
export async function sweepInbox(ctx: Context): Promise<void> {
  const rows = await claimInboxRows(ctx.db, ctx.clock.now(), batch)
  for (const row of rows) await workInboxRow(ctx, row)
}

async function noteFailure(
  ctx: Context,
  gateway: PaymentGateway,
  row: InboxRow,
  error: unknown,
): Promise<void> {
  const about = { gateway: gateway.name, eventId: row.event_id, gatewayRef: row.gateway_ref }
  try {
    if (error instanceof GatewayError && error.kind === 'missing') {
      // Signed, and yet about nothing: another account's, or another mode's.
      await finishInboxRow(ctx.db, row.id, 'orphan', ctx.clock.now())
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
