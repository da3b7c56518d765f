import type { StaffRole } from '@recadinho/contracts/sessions'
import { query } from '@recadinho/presets/database'

/** Creates a staff member with the owner's password. */
export async function addStaff(email: string, name: string, role: StaffRole): Promise<void> {
  await query(
    `insert into staff (id, email, name, role, password_hash)
     select gen_random_uuid(), $1, $2, $3, password_hash from staff where email = 'owner@recadinho.test'`,
    [email, name, role],
  )
}

/** Ends a staff member's sessions, as on expiry or a sign-out elsewhere. */
export const endSessionsOf = (email: string) =>
  query('delete from staff_sessions where staff_id = (select id from staff where email = $1)', [email])

/** As if more than ten minutes had passed since the password was entered. */
export const forgetProofsOf = (email: string) =>
  query(
    'update staff_sessions set proven_at = null where staff_id = (select id from staff where email = $1)',
    [email],
  )
