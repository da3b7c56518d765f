import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** Stores a secret, replacing an unconfirmed one. Returns `false` if there is a confirmed one. */
export async function putTotp(tx: Tx, staffId: string, secret: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('staff_totp')
    .values({ staff_id: staffId, secret })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ secret }).where('staff_totp.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst()
  return row !== undefined
}

export const findTotp = (db: Db | Tx, staffId: string) =>
  db
    .selectFrom('staff_totp')
    .select(['secret', 'confirmed_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

export const confirmTotpRow = (tx: Tx, staffId: string, { step, now }: { step: number; now: Date }) =>
  tx
    .updateTable('staff_totp')
    .set({ confirmed_at: now, last_step: String(step) })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()

/** Uses up a code's half minute; of two concurrent uses only one succeeds. */
export const takeTotpStep = (tx: Tx, staffId: string, step: number) =>
  tx
    .updateTable('staff_totp')
    .set({ last_step: String(step) })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .returning('staff_id')
    .executeTakeFirst()

export const takeRecoveryCode = (tx: Tx, staffId: string, hash: Buffer) =>
  tx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .returning('staff_id')
    .executeTakeFirst()

export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute()
}

export const deleteTotp = (tx: Tx, staffId: string) =>
  tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).returning('staff_id').executeTakeFirst()

export const countRecoveryCodes = async (db: Db, staffId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return left
}
