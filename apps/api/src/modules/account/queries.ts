import type { Db, Tx } from '../../db/client.ts'

/** A member's live sessions, neither expired nor idle, last used first. */
export const listLiveSessions = (
  db: Db,
  staffId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
) =>
  db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

export type SessionRow = Awaited<ReturnType<typeof listLiveSessions>>[number]

export const findAccount = (db: Db, staffId: string) =>
  db.selectFrom('staff').select(['email', 'name', 'role']).where('id', '=', staffId).executeTakeFirstOrThrow()

/** Returns whether the name has changed. */
export const updateName = (tx: Tx, staffId: string, name: string) =>
  tx
    .updateTable('staff')
    .set({ name })
    .where('id', '=', staffId)
    .where('name', '!=', name)
    .returning('id')
    .executeTakeFirst()

/** Ends a session of this member. */
export const deleteOwnSession = (tx: Tx, staffId: string, id: string) =>
  tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
