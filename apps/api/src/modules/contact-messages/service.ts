import type {
  AnswerContactMessageBody,
  ChangeContactMessageBody,
  ContactMessage,
} from '@recadinho/contracts/contact-messages'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { findContactMessage, listColleagues, lockContactMessage } from './queries.ts'
import { contactAnswerEvent } from './answer-email.ts'
import {
  deleteContactMessage,
  findMessageOfAnswer,
  insertAnswer,
  isColleague,
  listAnswerers,
  updateContactMessage,
} from './answer-queries.ts'
import { messageView } from './view.ts'

export async function showMessage({ db }: { db: Db | Tx }, id: string): Promise<ContactMessage> {
  const found = await findContactMessage(db, id)
  if (!found) throw gone()
  return messageView(found, await listColleagues(db))
}

/** Assigns, closes or reopens a message. */
export async function changeMessage(
  ctx: Context,
  id: string,
  edit: ChangeContactMessageBody,
  by: Asker,
): Promise<void> {
  await transact(ctx.db, async (tx) => {
    const before = await locked(tx, id)
    const edited = applyEdit(before, edit)
    if (edited.changed.length === 0) return
    const { assigneeId } = edited.next
    if (edited.changed.includes('assigneeId') && assigneeId !== null && !(await isColleague(tx, assigneeId)))
      throw new AppError('not_found', 'There is no such member of staff')
    await updateContactMessage(tx, id, edited.next)
    await audit(ctx, tx, by, { action: 'contact_message.changed', id, details: editDetails(before, edited) })
  })
}

/** Sends an answer. An unassigned message is assigned to the member who answers it. */
export async function answerMessage(
  ctx: Context,
  id: string,
  { text, answersSeen }: AnswerContactMessageBody,
  by: Asker,
): Promise<void> {
  const now = ctx.clock.now()
  const answer = { id: uuidv7(now), messageId: id, text: text.trim(), staffId: by.staffId, now }
  await transact(ctx.db, async (tx) => {
    const { state, assigneeId } = await locked(tx, id)
    if (state === 'spam')
      throw new AppError('version_conflict', 'It was marked as spam', { changed: ['state'], by: [] })
    const answerers = await listAnswerers(tx, id)
    if (answerers.length > answersSeen)
      throw new AppError('version_conflict', 'It was answered in the meantime', {
        changed: ['answers'],
        by: [...new Set(answerers.slice(answersSeen).map(({ name }) => name))],
      })
    await insertAnswer(tx, answer)
    await updateContactMessage(tx, id, { state: 'answered', assigneeId: assigneeId ?? by.staffId })
    await insertOutboxEvents(tx, [contactAnswerEvent(answer.id)], now)
    await audit(ctx, tx, by, { action: 'contact_message.answered', id })
  })
}

/** Sends a failed answer's email again; returns the message's id. */
export async function resendAnswer(ctx: Context, answerId: string, by: Asker): Promise<string> {
  return transact(ctx.db, async (tx) => {
    const answer = await findMessageOfAnswer(tx, answerId)
    if (!answer) throw gone()
    await locked(tx, answer.message_id)
    const message = await findContactMessage(tx, answer.message_id)
    const failed = message?.answers.find((each) => each.id === answerId && each.dead_at !== null)
    // Already queued again or sent: a no-op.
    if (!failed?.event_id) return answer.message_id
    await insertOutboxEvents(tx, [contactAnswerEvent(answerId, failed.event_id)], ctx.clock.now())
    await audit(ctx, tx, by, { action: 'contact_message.sent_again', id: answer.message_id })
    return answer.message_id
  })
}

/** A no-op if it has been deleted. */
export async function deleteMessage(ctx: Context, id: string, by: Asker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await deleteContactMessage(tx, id))
      await audit(ctx, tx, by, { action: 'contact_message.deleted', id })
  })
}

async function locked(tx: Tx, id: string) {
  const found = await lockContactMessage(tx, id)
  if (!found) throw gone()
  return { state: found.state, assigneeId: found.assignee_id }
}

const gone = () => new AppError('not_found', 'There is no such message')

/** Without the sender's name and text, which are personal. */
const audit = (
  { clock }: Context,
  tx: Tx,
  by: Asker,
  { id, ...entry }: Pick<AuditEntry, 'action' | 'details'> & { id: string },
) => insertAuditEntry(tx, { at: clock.now(), subject: `contact-messages/${id}`, ...entry, ...by })
