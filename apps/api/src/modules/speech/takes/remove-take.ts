import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { speechFile } from '../../videos/files.ts'
import { filmRenderEvent, filmSpeechEvent } from '../film-event.ts'
import { checkOpen } from './open.ts'
import { requireTake, type OfOrder } from './take-of-order.ts'
import {
  deleteTake,
  findRecordedOrder,
  findTake,
  notifyOrderPage,
  setRefused,
  setRemoved,
} from './queries.ts'

/** Deletes a take: the film plays the one before, or a voice, and is made again. */
export async function removeTake(
  ctx: Context,
  { orderId, clipId, staffId }: OfOrder & { staffId: string },
): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const recorded = await findRecordedOrder(tx, orderId)
    checkOpen(recorded, recorded?.script_version, { staffId })
    await requireTake(tx, { orderId, clipId })
    await setRemoved(tx, clipId)
    await insertOutboxEvents(tx, [filmRenderEvent(orderId, `${clipId} removed`)], now)
    await notifyOrderPage(tx, orderId)
  })
  await dropTake(ctx, clipId)
  ctx.events.record('take_removed', { orderId, by: 'staff' })
}

/**
 * Deletes a parent's take because the parent wants it, whatever has become of the order: consent can always be withdrawn.
 * A film in production is made again without it.
 */
export async function removeParentTake(ctx: Context, { orderId, clipId }: OfOrder): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const order = await findRecordedOrder(tx, orderId)
    await requireParentTake(tx, { orderId, clipId })
    await setRemoved(tx, clipId)
    if (order?.status === 'in_production')
      await insertOutboxEvents(tx, [filmSpeechEvent(orderId, `${clipId} removed`)], now)
    await notifyOrderPage(tx, orderId)
  })
  await dropTake(ctx, clipId)
  ctx.events.record('take_removed', { orderId, by: 'parent' })
}

export interface Refusal extends OfOrder {
  refused: boolean
  staffId: string
}

/** Plays another voice instead of a parent's take, or the take after all; the film is made again. */
export async function refuseParentTake(
  ctx: Context,
  { orderId, clipId, refused, staffId }: Refusal,
): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const recorded = await findRecordedOrder(tx, orderId)
    checkOpen(recorded, recorded?.script_version, { staffId })
    await requireParentTake(tx, { orderId, clipId })
    const changed = await setRefused(tx, clipId, refused ? { at: now, by: staffId } : undefined)
    if (!changed) return
    const key = [clipId, refused ? 'refused' : 'accepted', now.getTime()].join(' ')
    await insertOutboxEvents(tx, [filmSpeechEvent(orderId, key)], now)
    await notifyOrderPage(tx, orderId)
  })
  ctx.events.record('take_refused', { orderId, refused: String(refused) })
}

async function requireParentTake(tx: Tx, { orderId, clipId }: OfOrder): Promise<void> {
  const take = await findTake(tx, clipId)
  if (take?.order_id !== orderId || take.consent_version === null)
    throw new AppError('not_found', 'No such take')
}

/** Deletes the file and the row of a take that no film plays any more; what fails is left to the nightly purge. */
export async function dropTake({ db, fileStorage }: Context, clipId: string): Promise<void> {
  await fileStorage.remove(speechFile(clipId))
  await deleteTake(db, clipId)
}
