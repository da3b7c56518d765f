import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface StoredAnswer {
  request_hash: Buffer
  status: number
  response: Buffer
}

/**
 * Takes the key until the transaction ends, and reads what was answered to it before. Waits for nobody: `free` is
 * false while another transaction has the key.
 */
export async function lockKey(
  tx: Tx,
  id: Buffer,
): Promise<{ free: boolean; stored: StoredAnswer | undefined }> {
  const { rows } = await sql<{ free: boolean } & { [K in keyof StoredAnswer]: StoredAnswer[K] | null }>`
    select pg_try_advisory_xact_lock(${id.readBigInt64BE(0).toString()}::bigint) as free, request_hash, status, response
    from (values (${id}::bytea)) as wanted (id) left join idempotency_keys using (id)`.execute(tx)
  const { free = false, request_hash, status, response } = rows[0] ?? {}
  return { free, stored: request_hash && status && response ? { request_hash, status, response } : undefined }
}

/** Keeps an answer; `false` when the key has one already, which then stays. */
export async function insertAnswer(
  db: Db | Tx,
  id: Buffer,
  answer: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ id, ...answer, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('status')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldIdempotencyKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
