import type { VisitStatus } from '@recadinho/contracts/visits'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

/** What a visit may become: a later word never takes back a stronger one. */
const byStrength = ['abandoned', 'anonymous', 'completed'] as const satisfies VisitStatus[]

const abandoned: VisitStatus = 'abandoned'

/** What a browser says of its visit. */
interface Word {
  /** `null`: nothing yet, the visit goes on. */
  status: VisitStatus | null
  /** When it said so, by its own clock. */
  saidAt: Date
  now: Date
}

export interface NewVisit extends Word {
  id: string
  tokenHash: Buffer
  phoneNumber: string
  userAgent: string
}

export const insertVisit = (db: Db, visit: NewVisit) =>
  db
    .insertInto('visits')
    .values({
      id: visit.id,
      token_hash: visit.tokenHash,
      phone_number: visit.phoneNumber,
      user_agent: visit.userAgent,
      status: visit.status,
      said_at: visit.saidAt,
      created_at: visit.now,
      updated_at: visit.now,
    })
    .execute()

/**
 * Gives this browser's visit a number, or the word anonymous in place of none; without either the visit goes on, so that it
 * is not abandoned any more, unless it said that later. Answers its id, if it has a visit.
 */
export async function updateVisitPhone(
  db: Db,
  tokenHash: Buffer,
  { phoneNumber, status, saidAt, now }: Word & { phoneNumber: string },
): Promise<string | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} >= ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('visits')
    .set({
      phone_number: sql`case when ${stronger} then ${phoneNumber} else phone_number end`,
      status: sql`
        case
          when ${stronger} then ${status}
          when said_at <= ${saidAt} then nullif(status, ${abandoned})
          else status
        end`,
      said_at: sql`greatest(said_at, ${saidAt})`,
      updated_at: now,
    })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Answers the status that the visit has afterwards, `null` where it went on after it was abandoned; `undefined` when the
 * visit is not this browser's.
 */
export async function updateVisitStatus(
  db: Db,
  id: string,
  tokenHash: Buffer,
  { status, saidAt, now }: Word,
): Promise<VisitStatus | null | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} > ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('visits')
    .set({
      status: sql`
        case when ${stronger} and (${status} <> ${abandoned} or said_at <= ${saidAt}) then ${status} else status end`,
      said_at: sql`greatest(said_at, ${saidAt})`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .returning('status')
    .executeTakeFirst()
  return row?.status
}

const strength = (status: RawBuilder<unknown>) =>
  sql<number>`coalesce(array_position(${sql.lit(`{${byStrength.join(',')}}`)}::text[], ${status}::text), 0)`
