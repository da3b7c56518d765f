import type { Page } from '@playwright/test'
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

/**
 * Ends a staff member's sessions, as on expiry or a sign-out elsewhere, when their page next makes that call. Before it,
 * one of the reads that the page repeats could be refused first, and its dialog would cover what is to be pressed.
 */
export const endSessionsAt = (page: Page, call: string, email: string) =>
  page.route(
    `**/api/admin/${call}`,
    async (route) => {
      await query('delete from staff_sessions where staff_id = (select id from staff where email = $1)', [
        email,
      ])
      await route.continue()
    },
    { times: 1 },
  )

/** As if more than ten minutes had passed since the password was entered. */
export const forgetProofsOf = (email: string) =>
  query(
    'update staff_sessions set proven_at = null where staff_id = (select id from staff where email = $1)',
    [email],
  )
