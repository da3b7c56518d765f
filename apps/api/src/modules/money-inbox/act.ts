import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { transactOnOrder } from '../orders/write.ts'
import { sendNow } from '../refunds/send.ts'
import { attach } from './attach.ts'
import type { MoneyCommand } from './command.ts'
import { match } from './match.ts'
import { lockItem, resolveItem, type InboxRow } from './queries.ts'
import { refundItem } from './refund-item.ts'
import { reinstate } from './reinstate.ts'
import { releaseAttempt } from './release.ts'
import { actionsOf } from './view.ts'

/** Handles money that needs a person (P6.2). If the item has been resolved already, it is a no-op. */
export async function actOnMoney(ctx: Context, command: MoneyCommand): Promise<void> {
  const { itemId, action, reason, staff, requestId } = command
  const now = ctx.clock.now()
  const refundId = await transactOnOrder(ctx.db, async (tx) => {
    const item = await lockItem(tx, itemId)
    if (item === undefined) throw new AppError('not_found', 'No such item')
    if (item.resolved_at !== null) return undefined
    const legal = actionsOf(item, ctx.gateways.get(item.gateway)?.refundsApi !== undefined)
    if (!legal.includes(action))
      throw new AppError('illegal_transition', 'That is not possible with this money', { legal })
    const made = await perform(ctx, tx, item, command)
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action: `money.${action}`,
      subject: `money/${itemId}`,
      requestId,
    })
    // A refund closes its item when it succeeds. A failed refund's item is closed here: the next refund has its own.
    if (action !== 'refund' || item.kind === 'refund_failed')
      await resolveItem(tx, {
        id: itemId,
        resolution: resolutions[action],
        staffId: staff.id,
        reason,
        now,
      })
    return made
  })
  ctx.events.record(`money_action_${action}`, { staffId: staff.id })
  if (refundId !== undefined) await sendNow(ctx, refundId)
}

const resolutions = {
  refund: 'refunded',
  attach: 'attached',
  match: 'matched',
  reinstate: 'reinstated',
  resolve: 'resolved',
} as const

/** Returns the refund to send, if any. */
async function perform(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  command: MoneyCommand,
): Promise<string | undefined> {
  const { action } = command
  if (action === 'refund') return refundItem(ctx, tx, item, command)
  if (action === 'attach') await attach(ctx, tx, item, command)
  if (action === 'match') await match(ctx, tx, item, command)
  if (action === 'reinstate') await reinstate(ctx, tx, item, command)
  if (action === 'resolve' && item.kind === 'mismatched') await releaseAttempt(ctx, tx, item, command)
  return undefined
}
