import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Whose orders a WhatsApp number's are: asked for each chat, and by who looks a person up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'orders_by_whatsapp_number', 'orders (whatsapp_number, id)')
}
