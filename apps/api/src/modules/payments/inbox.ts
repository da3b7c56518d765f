import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { gatewayActor } from '../orders/actor.ts'
import { GatewayError, type PaymentGateway } from './gateways/gateway.ts'
import { claimInboxRows, failInboxRow, finishInboxRow, maxTries, type InboxRow } from './inbox-queries.ts'
import type { Settled } from './queries.ts'
import { settleOwnersHistory } from './history.ts'
import { settleTruth } from './settle.ts'

/** Rows that are taken at once. */
const batch = 20

/**
 * Works off one stored event: asks the gateway for the object as it is now, then settles (P3.2). `settled` is the order
 * as it was when the event was stored, where it was read with it. Never throws; `false` when it will be tried again.
 */
export async function workInboxRow(ctx: Context, row: InboxRow, settled?: Settled): Promise<boolean> {
  const gateway = ctx.gateways.get(row.gateway)
  if (gateway === undefined) return false
  try {
    const event = { id: row.event_id, inboxId: row.id }
    const truth = row.about === 'history' ? undefined : await gateway.fetchPayment(row.gateway_ref)
    if (truth === undefined || truth.movedOn === true)
      await settleOwnersHistory(ctx, gateway, row.gateway_ref, event)
    else await settleTruth(ctx, gateway, truth, { actor: gatewayActor(gateway.name), event }, settled)
    return true
  } catch (error) {
    await noteFailure(ctx, gateway, row, error)
    return false
  }
}

/** Takes what nobody has worked off: the process died, the gateway or the database was away (P5.2). */
export const sweepInbox = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimInboxRows(ctx.db, ctx.clock.now(), batch),
    work: (row) => workInboxRow(ctx, row),
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
