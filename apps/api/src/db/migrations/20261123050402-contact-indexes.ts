import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Messages by what became of them; and whose orders these are, asked by who reads a message or looks a person up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'contact_messages_by_state', 'contact_messages (state, id)')
  await createIndexConcurrently(db, 'orders_by_email', 'orders (lower(guardian_email))')
}
