import type { AddNoteBody } from '@recadinho/contracts/order-notes'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { insertNote, lockOrder, prolongClaim } from './claim-queries.ts'
import { claimUntil, type ClaimRequest } from './claims.ts'

/** O11: adds a note to an order in any state; idempotent by the note's id. */
export const addNote = (ctx: Context, request: ClaimRequest, { id, text }: AddNoteBody): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const { orderId, staff, requestId } = request
    const now = ctx.clock.now()
    if ((await lockOrder(tx, orderId)) === undefined) throw new AppError('not_found', 'No such order')
    if (!(await insertNote(tx, { id, orderId, staffId: staff.id, text: text.trim(), now }))) return
    const event = { orderId, machine: 'note', to_state: 'added' } as const
    await appendOrderEvents(tx, [event], { actor: staffActor(staff), requestId, now })
    const subject = `orders/${orderId}`
    await insertAuditEntry(tx, { at: now, staffId: staff.id, action: 'order.note_added', subject, requestId })
    await prolongClaim(tx, { orderId, staffId: staff.id, now, until: claimUntil(now) })
  })
