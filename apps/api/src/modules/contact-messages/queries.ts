import type {
  ContactMessageListQuery,
  ContactState,
  CreateContactMessageBody,
} from '@recadinho/contracts/contact-messages'
import type { ContactView } from '@recadinho/contracts/filters'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../db/client.ts'

export const insertContactMessage = (
  db: Db,
  message: CreateContactMessageBody & { id: string; createdAt: Date },
) =>
  db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      full_name: message.fullName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      locale: message.locale,
      created_at: message.createdAt,
    })
    .execute()

const excerptLength = 160

/** Messages with their assignees. */
const messages = (db: Db | Tx) =>
  db
    .selectFrom('contact_messages as m')
    .select(['m.id', 'm.full_name', 'm.email', 'm.subject', 'm.locale', 'm.state', 'm.created_at'])
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('staff').select(['id', 'name']).whereRef('staff.id', '=', 'm.assignee_id'),
      ).as('assignee'),
    )

type List = Omit<ContactMessageListQuery, 'limit'> & { limit: number; staffId: string }

/** Newest first: ids are in order of time. */
export const listContactMessages = (db: Db, { view = 'open', search, cursor, limit, staffId }: List) =>
  messages(db)
    .select(sql<string>`left(m.message, ${sql.lit(excerptLength)})`.as('excerpt'))
    .select((eb) =>
      eb
        .selectFrom('contact_answers')
        .select(sql<number>`count(*)::integer`.as('answers'))
        .whereRef('message_id', '=', 'm.id')
        .$asScalar()
        .$notNull()
        .as('answers_count'),
    )
    .where('m.state', 'in', statesOf[view])
    .$if(view === 'mine', (query) => query.where('m.assignee_id', '=', staffId))
    .$if(cursor !== undefined, (query) => query.where('m.id', '<', cursor ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', m.full_name, m.email, m.subject, m.message) ilike ${containing(search ?? '')}`,
      ),
    )
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()

export type ListedMessageRow = Awaited<ReturnType<typeof listContactMessages>>[number]

const statesOf: Record<ContactView, readonly ContactState[]> = {
  open: ['open'],
  mine: ['open'],
  answered: ['answered'],
  all: ['open', 'answered'],
  spam: ['spam'],
}

const containing = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export const countContactMessages = (db: Db, staffId: string) =>
  db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::integer`.as('open'))
    .select(sql<number>`(count(*) filter (where assignee_id = ${staffId}))::integer`.as('mine'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()

/** A message with its answers, each with its latest email event. */
export const findContactMessage = (db: Db | Tx, id: string) =>
  messages(db)
    .select('m.message')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_answers as a')
          .innerJoin('staff', 'staff.id', 'a.staff_id')
          .leftJoinLateral(
            (lateral) =>
              lateral
                .selectFrom('outbox_events')
                .select(['id', 'done_at', 'dead_at', 'dead_reason', 'last_error'])
                .where('kind', '=', 'contact_answer')
                .where('supersede_key', '=', sql<string>`a.id::text`)
                .orderBy('id', 'desc')
                .limit(1)
                .as('e'),
            (join) => join.onTrue(),
          )
          .select(['a.id', 'a.text', 'a.created_at', 'staff.name as by'])
          .select(['e.done_at', 'e.dead_at', 'e.dead_reason', 'e.last_error'])
          // As text: in JSON it would be a number.
          .select(sql<string | null>`e.id::text`.as('event_id'))
          .whereRef('a.message_id', '=', 'm.id')
          .orderBy('a.id'),
      ).as('answers'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst()

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>
export type AnswerRow = MessageRow['answers'][number]

/** Locks the message. */
export const lockContactMessage = (tx: Tx, id: string) =>
  tx
    .selectFrom('contact_messages')
    .select(['id', 'state', 'assignee_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const listColleagues = (db: Db | Tx) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Newest first. */
export const listSenderOrders = (db: Db, messageId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where(
      sql<boolean>`lower(guardian_email) = (select lower(email) from contact_messages where id = ${messageId})`,
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
