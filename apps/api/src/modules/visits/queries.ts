import type { VisitStatus } from '@recadinho/contracts/visits'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Statuses of a visit by strength: a later signal never replaces a stronger status. */
const byStrength = ['abandoned', 'anonymous', 'completed'] as const satisfies VisitStatus[]

const abandoned: VisitStatus = 'abandoned'

/** A status reported by the browser. */
interface Word {
  /** `null`: undecided, the visit continues. */
  status: VisitStatus | null
  /** The time by the browser's clock. */
  reportedAt: Date
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
      said_at: visit.reportedAt,
      created_at: visit.now,
      updated_at: visit.now,
    })
    .execute()

/**
 * Sets the visit's number, or `anonymous`. With neither, the visit continues and is no longer abandoned, unless it was
 * abandoned later than that. Returns the visit's id, if the browser has one.
 */
export async function updateVisitPhone(
  db: Db,
  tokenHash: Buffer,
  { phoneNumber, status, reportedAt, now }: Word & { phoneNumber: string },
): Promise<string | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} >= ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('visits')
    .set({
      phone_number: sql`case when ${stronger} then ${phoneNumber} else phone_number end`,
      status: sql`
        case
          when ${stronger} then ${status}
          when said_at <= ${reportedAt} then nullif(status, ${abandoned})
          else status
        end`,
      said_at: sql`greatest(said_at, ${reportedAt})`,
      updated_at: now,
    })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Returns the visit's resulting status, `null` if it continued after being abandoned; `undefined` if the visit is not
 * this browser's.
 */
export async function updateVisitStatus(
  db: Db,
  id: string,
  tokenHash: Buffer,
  { status, reportedAt, now }: Word,
): Promise<VisitStatus | null | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} > ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('visits')
    .set({
      status: sql`
        case when ${stronger} and (${status} <> ${abandoned} or said_at <= ${reportedAt}) then ${status} else status end`,
      said_at: sql`greatest(said_at, ${reportedAt})`,
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
