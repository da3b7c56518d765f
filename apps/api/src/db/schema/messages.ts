import type { Generated } from 'kysely'

/** A message to a customer; without a way to send it stays `queued` for staff. */
export interface MessagesTable {
  id: Generated<string>
  order_id: string
  kind: 'receipt'
  channel: 'email'
  recipient: string
  subject: string
  body: string
  state: Generated<'queued' | 'sent' | 'failed'>
  tries: Generated<number>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}
