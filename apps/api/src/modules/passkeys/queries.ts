import type { Db, Tx } from '../../db/client.ts'

export const insertChallenge = (
  db: Db,
  { challenge, staffId, expiresAt }: { challenge: string; staffId: string | null; expiresAt: Date },
) =>
  db
    .insertInto('passkey_challenges')
    .values({ challenge, staff_id: staffId, expires_at: expiresAt })
    .execute()

/** Uses up a challenge: a repeated answer finds none. */
export const takeChallenge = (db: Db, challenge: string, staffId: string | null, now: Date) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()

export const deleteEndedChallenges = (db: Db, now: Date) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()

export const listPasskeyRows = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A passkey and its member of staff. */
export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('staff_passkeys as passkey')
    .innerJoin('staff', 'staff.id', 'passkey.staff_id')
    .select(['passkey.id as passkey_id', 'passkey.public_key', 'passkey.counter', 'passkey.credential_id'])
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .where('passkey.credential_id', '=', credentialId)
    .where('staff.active', '=', true)
    .executeTakeFirst()

export interface NewPasskey {
  id: string
  staffId: string
  credentialId: string
  name: string
  publicKey: Buffer
  counter: number
  transports: string[]
  now: Date
}

/** Returns whether it was added; an existing passkey stays with its owner. */
export const insertPasskey = (tx: Tx, { staffId, credentialId, publicKey, now, ...passkey }: NewPasskey) =>
  tx
    .insertInto('staff_passkeys')
    .values({
      ...passkey,
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()

export const markPasskeyUsed = (tx: Tx, id: string, { counter, now }: { counter: number; now: Date }) =>
  tx.updateTable('staff_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()

export const updatePasskeyName = (tx: Tx, staffId: string, id: string, name: string) =>
  tx
    .updateTable('staff_passkeys')
    .set({ name })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export const deletePasskey = (tx: Tx, staffId: string, id: string) =>
  tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
