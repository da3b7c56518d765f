import type { AccessStatus } from '@recadinho/contracts/user-access'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

/** What a visit may become: a later word never takes back a stronger one. */
const byStrength = ['abandoned', 'anonymous', 'completed'] as const satisfies AccessStatus[]

const abandoned: AccessStatus = 'abandoned'

/** What a browser says of its visit. */
interface Word {
  /** `null`: nothing yet, the visit goes on. */
  status: AccessStatus | null
  /** When it said so, by its own clock. */
  saidAt: Date
  now: Date
}

export interface NewAccess extends Word {
  id: string
  tokenHash: Buffer
  phoneNumber: string
  userAgent: string
}

export const insertAccess = (db: Db, access: NewAccess) =>
  db
    .insertInto('user_accesses')
    .values({
      id: access.id,
      token_hash: access.tokenHash,
      phone_number: access.phoneNumber,
      user_agent: access.userAgent,
      status: access.status,
      said_at: access.saidAt,
      created_at: access.now,
      updated_at: access.now,
    })
    .execute()

/**
 * Gives this browser's visit a number, or the word anonymous in place of none; without either the visit goes on, so that it
 * is not abandoned any more, unless it said that later. Answers its id, if it has a visit.
 */
export async function updateAccessPhone(
  db: Db,
  tokenHash: Buffer,
  { phoneNumber, status, saidAt, now }: Word & { phoneNumber: string },
): Promise<string | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} >= ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('user_accesses')
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
export async function updateAccessStatus(
  db: Db,
  id: string,
  tokenHash: Buffer,
  { status, saidAt, now }: Word,
): Promise<AccessStatus | null | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} > ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('user_accesses')
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
