import type { Locale } from '@recadinho/contracts/common'
import type { Db, Tx } from '../../db/client.ts'

export interface PasswordReset {
  email: string
  id: string
  locale: Locale
  tokenHash: Buffer
  expiresAt: Date
}

/** Replaces the address's earlier link. */
export async function putReset(tx: Tx, { email, tokenHash, expiresAt, ...rest }: PasswordReset) {
  const row = { ...rest, token_hash: tokenHash, expires_at: expiresAt }
  await tx
    .insertInto('staff_password_resets')
    .values({ email: email.toLowerCase(), ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
}

/** The recipient of the email; `undefined` if the address has no active account. */
export const findResetEmail = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('staff_password_resets as reset')
    .innerJoin('staff', 'staff.email', 'reset.email')
    .select(['reset.id', 'reset.email', 'reset.locale'])
    .where('reset.id', '=', id)
    .where('reset.expires_at', '>', now)
    .where('staff.active', '=', true)
    .executeTakeFirst()

export const findResetByToken = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_password_resets as reset')
    .innerJoin('staff', 'staff.email', 'reset.email')
    .select(['staff.id', 'staff.email', 'staff.name'])
    .where('reset.token_hash', '=', tokenHash)
    .where('reset.expires_at', '>', now)
    .where('staff.active', '=', true)
    .executeTakeFirst()

/** Uses up a link; of two concurrent uses only one succeeds. */
export const takeReset = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('staff_password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('locale')
    .executeTakeFirst()

export const deleteEndedResets = (db: Db, now: Date) =>
  db.deleteFrom('staff_password_resets').where('expires_at', '<=', now).execute()
