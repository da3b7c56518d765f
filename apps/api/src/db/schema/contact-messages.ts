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
  /** The assigned member of staff. */
  assignee_id: string | null
  created_at: CreatedAt
}

/** An answer by staff; its email is an outbox event. */
export interface ContactAnswersTable {
  id: string
  message_id: string
  text: string
  staff_id: string
  created_at: Date
}
