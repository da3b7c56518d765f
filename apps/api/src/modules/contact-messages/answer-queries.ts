import type { ContactState } from '@recadinho/contracts/contact-messages'
import type { Db, Tx } from '../../db/client.ts'

/** The content of an answer's email. */
export const findAnswerEmail = (db: Db, answerId: string) =>
  db
    .selectFrom('contact_answers as a')
    .innerJoin('contact_messages as m', 'm.id', 'a.message_id')
    .select(['a.text', 'm.full_name', 'm.email', 'm.subject', 'm.message', 'm.locale', 'm.created_at'])
    .where('a.id', '=', answerId)
    .executeTakeFirst()

export const updateContactMessage = (
  tx: Tx,
  id: string,
  { state, assigneeId }: { state: ContactState; assigneeId: string | null },
) => tx.updateTable('contact_messages').set({ state, assignee_id: assigneeId }).where('id', '=', id).execute()

export const isColleague = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

/** Who has answered a message, oldest answer first. */
export const listAnswerers = (tx: Tx, messageId: string) =>
  tx
    .selectFrom('contact_answers')
    .innerJoin('staff', 'staff.id', 'contact_answers.staff_id')
    .select('staff.name')
    .where('message_id', '=', messageId)
    .orderBy('contact_answers.id')
    .execute()

export const insertAnswer = (
  tx: Tx,
  answer: { id: string; messageId: string; text: string; staffId: string; now: Date },
) =>
  tx
    .insertInto('contact_answers')
    .values({
      id: answer.id,
      message_id: answer.messageId,
      text: answer.text,
      staff_id: answer.staffId,
      created_at: answer.now,
    })
    .execute()

export const findMessageOfAnswer = (tx: Tx, answerId: string) =>
  tx.selectFrom('contact_answers').select('message_id').where('id', '=', answerId).executeTakeFirst()

export const deleteContactMessage = (tx: Tx, id: string) =>
  tx.deleteFrom('contact_messages').where('id', '=', id).returning('id').executeTakeFirst()
