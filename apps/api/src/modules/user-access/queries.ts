import type { AccessStatus } from '@recadinho/contracts/user-access'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

/** What a visit may become: a later word never takes back a stronger one. */
const byStrength = ['abandoned', 'anonymous', 'completed'] as const satisfies AccessStatus[]

const abandoned: AccessStatus = 'abandoned'

export interface NewAccess {
  id: string
  tokenHash: Buffer
  phoneNumber: string
  userAgent: string
  status: AccessStatus | null
  now: Date
}

export const insertAccess = (db: Db, { id, tokenHash, phoneNumber, userAgent, status, now }: NewAccess) =>
  db
    .insertInto('user_accesses')
    .values({
      id,
      token_hash: tokenHash,
      phone_number: phoneNumber,
      user_agent: userAgent,
      status,
      created_at: now,
      updated_at: now,
    })
    .execute()

/**
 * Gives this browser's visit a number, or the word anonymous in place of none; without either the visit goes on, so that it
 * is not abandoned any more. Answers its id, if it has a visit.
 */
export async function updateAccessPhone(
  db: Db,
  tokenHash: Buffer,
  phoneNumber: string,
  status: AccessStatus | null,
  now: Date,
): Promise<string | undefined> {
  const stronger = sql<boolean>`${strength(sql.val(status))} >= ${strength(sql.ref('status'))}`
  const row = await db
    .updateTable('user_accesses')
    .set({
      phone_number: sql`case when ${stronger} then ${phoneNumber} else phone_number end`,
      status: sql`case when ${stronger} then ${status} else nullif(status, ${abandoned}) end`,
      updated_at: now,
    })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Answers the status that the visit has afterwards; `undefined` when the visit is not this browser's. */
export async function updateAccessStatus(
  db: Db,
  id: string,
  tokenHash: Buffer,
  status: AccessStatus,
  now: Date,
): Promise<AccessStatus | undefined> {
  const row = await db
    .updateTable('user_accesses')
    .set({
      status: sql`case when ${strength(sql.val(status))} > ${strength(sql.ref('status'))} then ${status} else status end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .returning('status')
    .executeTakeFirst()
  return row?.status ?? undefined
}

const strength = (status: RawBuilder<unknown>) =>
  sql<number>`coalesce(array_position(${sql.lit(`{${byStrength.join(',')}}`)}::text[], ${status}::text), 0)`
