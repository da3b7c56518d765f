import { undoSeconds, type ApproveFilmBody } from '@recadinho/contracts/desk'
import type { ApprovalCause } from '@recadinho/contracts/films'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { withOrder, type StaffRequest } from '../admin-orders/service.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { deliverIn, timeLine } from '../deliveries/deliver.ts'
import { listAttempts, lockDelivery, updateDelivery } from '../deliveries/queries.ts'
import { checkVersion, illegal } from '../orders/refusals.ts'
import { findOrderRow, type OrderRow } from '../orders/queries.ts'
import { changeOrder, type ChangedBy } from '../orders/write.ts'
import { filmKinds, isUnfinished } from '../speech/film-event.ts'
import { approveIn } from '../videos/approve.ts'
import { stepOf } from '../videos/change.ts'
import { findApproved, mayBeInBulk, setDecision, takeBack, type Decision } from './queries.ts'

/** K2: approves the film and delivers it by the usual channel, in one transaction. */
export const approveFilm = (
  ctx: Context,
  request: StaffRequest,
  { videoId, played, seconds, inBulk = false }: Omit<ApproveFilmBody, 'version'>,
) =>
  withOrder(ctx, request, 'video.approved', async (tx, order, by) => {
    checkVersion(order, request.version)
    if (inBulk && !(await mayBeInBulk(tx, videoId)))
      throw new AppError('not_in_bulk', 'This film has to be looked at on its own')
    await decideIn(ctx, tx, order, by, {
      videoId,
      decision: { seconds, played, by: inBulk ? 'in_bulk' : 'alone' },
      cause: inBulk ? { code: 'approved_in_bulk' } : null,
      // K4: what the shop sends can be called back for a moment; what staff send, until they have sent it.
      afterSeconds: undoSeconds,
    })
    const { staff, requestId } = request
    const subject = `orders/${order.id}`
    await insertAuditEntry(tx, {
      at: by.now,
      action: 'delivery.started',
      staffId: staff.id,
      subject,
      requestId,
    })
    return true
  })

export interface Approval {
  videoId: string
  decision: Decision
  cause: ApprovalCause | null
  /** What the shop sends by itself starts so much later. */
  afterSeconds: number
}

/** K2, in a transaction that has just read the order: approves its film and has it delivered by the usual channel. */
export async function decideIn(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  by: ChangedBy,
  { videoId, decision, cause, afterSeconds }: Approval,
): Promise<void> {
  if (order.on_hold_since !== null || order.payment_status === 'refunded') throw illegal(order)
  if (await isUnfinished(tx, order.id, filmKinds))
    throw new AppError('film_outdated', 'A newer film is being made')
  if (!(await approveIn(tx, videoId))) throw illegal(order)
  await setDecision(tx, videoId, by.now, decision)
  await changeOrder(tx, order, stepOf(order, 'approved', cause), by)
  const approved = await findOrderRow(tx, order.id)
  if (approved === undefined) throw new AppError('not_found', 'No such order')
  const later = afterSeconds === 0 ? undefined : new Date(by.now.getTime() + afterSeconds * 1000)
  await deliverIn(ctx, tx, approved, by, ([usual = 'by_hand']) => ({
    channels: [usual],
    at: usual === 'by_hand' ? undefined : later,
    timeZone: null,
  }))
}

/** K4: as long as nothing was sent, the film is a draft again. */
export const undoApproval = (ctx: Context, request: StaffRequest) =>
  withOrder(ctx, request, 'video.approval_undone', async (tx, order, by) => {
    checkVersion(order, request.version)
    const video = await findApproved(tx, order.id)
    const delivery = video && (await lockDelivery(tx, video.delivery_id))
    if (video === undefined || delivery === undefined || order.status !== 'in_production')
      throw illegal(order)
    const attempts = await listAttempts(tx, delivery.id)
    const unsent =
      delivery.state === 'scheduled'
        ? attempts.length === 0
        : delivery.state === 'to_send' &&
          attempts.every(({ channel, state }) => channel === 'by_hand' && state === 'queued')
    if (!unsent) throw illegal(order)
    await takeBack(tx, video, by.now)
    await updateDelivery(tx, delivery.id, { state: 'cancelled', next_poll_at: null })
    const { set, events } = stepOf(order, 'approval_undone')
    await changeOrder(tx, order, { set, events: [timeLine('cancelled', delivery), ...events] }, by)
    return true
  })
