import type { Locale } from '@recadinho/contracts/common'
import type { Db, Tx } from '../../db/client.ts'

export interface EmailChange {
  staffId: string
  id: string
  email: string
  locale: Locale
  tokenHash: Buffer
  expiresAt: Date
}

/** Replaces the member's earlier request. */
export async function putEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  const { staffId, id, email, locale, tokenHash, expiresAt } = change
  const row = { id, email: email.toLowerCase(), locale, token_hash: tokenHash, expires_at: expiresAt }
  await tx
    .insertInto('staff_email_changes')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute()
}

/** Whether an account or an invitation has the address already. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  const [member, invitation] = await Promise.all([
    tx.selectFrom('staff').select('id').where('email', '=', address).executeTakeFirst(),
    tx.selectFrom('staff_invitations').select('id').where('email', '=', address).executeTakeFirst(),
  ])
  return member !== undefined || invitation !== undefined
}

/** A member's pending change of address. */
export const findOwnEmailChange = (db: Db, staffId: string, now: Date) =>
  db
    .selectFrom('staff_email_changes')
    .select(['email', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const findEmailChange = (db: Db, by: { id: string } | { tokenHash: Buffer }, now: Date) =>
  db
    .selectFrom('staff_email_changes as change')
    .innerJoin('staff', 'staff.id', 'change.staff_id')
    .select(['change.id', 'change.email', 'change.locale'])
    .where((eb) => ('id' in by ? eb('change.id', '=', by.id) : eb('change.token_hash', '=', by.tokenHash)))
    .where('change.expires_at', '>', now)
    .where('staff.active', '=', true)
    .executeTakeFirst()

/** Uses up a link; of two concurrent uses only one succeeds. */
export const takeEmailChange = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('staff_email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['staff_id', 'email', 'locale'])
    .executeTakeFirst()

/** Returns the old address; `undefined` if the account is inactive. */
export async function updateEmail(tx: Tx, staffId: string, email: string): Promise<string | undefined> {
  const staff = await tx
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staffId)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (staff) await tx.updateTable('staff').set({ email }).where('id', '=', staffId).execute()
  return staff?.email
}

export const deleteEmailChange = (tx: Tx, staffId: string) =>
  tx.deleteFrom('staff_email_changes').where('staff_id', '=', staffId).returning('id').executeTakeFirst()

export const deleteEndedEmailChanges = (db: Db, now: Date) =>
  db.deleteFrom('staff_email_changes').where('expires_at', '<=', now).execute()
