import type { Locale } from '@recadinho/contracts/common'
import type { CreatedAt } from './columns.ts'

export interface ContactMessagesTable {
  id: string
  full_name: string
  email: string
  subject: string
  message: string
  locale: Locale
  created_at: CreatedAt
}
