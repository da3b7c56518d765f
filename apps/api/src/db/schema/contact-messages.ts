import type { Locale } from '@recadinho/contracts/common'
import type { ContactState } from '@recadinho/contracts/contact-messages'
import type { CreatedAt, Defaulted } from './columns.ts'

export interface ContactMessagesTable {
  id: string
  full_name: string
  email: string
  subject: string
  message: string
  locale: Locale
  state: Defaulted<ContactState>
  /** Who of the staff sees to it. */
  assignee_id: string | null
  created_at: CreatedAt
}

/** What staff wrote back; its e-mail is an event of the outbox. */
export interface ContactAnswersTable {
  id: string
  message_id: string
  text: string
  staff_id: string
  created_at: Date
}
