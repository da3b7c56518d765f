import type { OrderCorrection, SeeCorrectionsBody } from '@recadinho/contracts/order-corrections'
import { correctableFields } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { lockOrder, prolongClaim } from './claim-queries.ts'
import { claimUntil, type ClaimRequest } from './claims.ts'
import { markCorrectionsSeen } from './correction-queries.ts'
import type { StaffParts } from './queries.ts'

/** O7.6: marks the buyer's corrections as seen, up to the version that was on the screen. */
export const seeCorrections = (ctx: Context, request: ClaimRequest, { upTo }: SeeCorrectionsBody) =>
  transact(ctx.db, async (tx) => {
    const { orderId, staff, requestId } = request
    const now = ctx.clock.now()
    if ((await lockOrder(tx, orderId)) === undefined) throw new AppError('not_found', 'No such order')
    if (!(await markCorrectionsSeen(tx, { orderId, upTo, staffId: staff.id, now }))) return
    const event = { orderId, machine: 'correction', from_state: 'unseen', to_state: 'seen' } as const
    await appendOrderEvents(tx, [event], { actor: staffActor(staff), requestId, now })
    const subject = `orders/${orderId}`
    const action = 'order.corrections_seen'
    await insertAuditEntry(tx, { at: now, staffId: staff.id, action, subject, requestId })
    await prolongClaim(tx, { orderId, staffId: staff.id, now, until: claimUntil(now) })
  })

type CorrectionRow = StaffParts['corrections'][number]

/** Newest first; corrections of one version in the order of the form's fields. */
export const byVersionAndField = (a: CorrectionRow, b: CorrectionRow): number =>
  b.details_version - a.details_version ||
  correctableFields.indexOf(a.field) - correctableFields.indexOf(b.field)

export const correctionView = (row: CorrectionRow): OrderCorrection => ({
  field: row.field,
  was: row.was,
  now: row.now,
  detailsVersion: row.details_version,
  at: new Date(row.at).toISOString(),
  seen: row.seen_at === null ? null : { by: row.seen_by ?? '', at: new Date(row.seen_at).toISOString() },
})
