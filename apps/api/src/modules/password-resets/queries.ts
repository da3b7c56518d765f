import type { Locale } from '@recadinho/contracts/common'
import type { Db, Tx } from '../../db/client.ts'

export interface PasswordReset {
  email: string
  id: string
  locale: Locale
  tokenHash: Buffer
  expiresAt: Date
}

/** Replaces the link that was sent to the address before. */
export async function putReset(tx: Tx, { email, tokenHash, expiresAt, ...rest }: PasswordReset) {
  const row = { ...rest, token_hash: tokenHash, expires_at: expiresAt }
  await tx
    .insertInto('staff_password_resets')
    .values({ email: email.toLowerCase(), ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
}

/** Whom the e-mail goes to: nobody, where the address has no account that can sign in. */
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

/** Uses a link up: of two who come with the same one, one gets it. */
export const takeReset = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('staff_password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('locale')
    .executeTakeFirst()

export const deleteEndedResets = (db: Db, now: Date) =>
  db.deleteFrom('staff_password_resets').where('expires_at', '<=', now).execute()
