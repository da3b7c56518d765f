import type { Locale } from '@recadinho/contracts/common'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './columns.ts'

/** Pending invitations to the team; deleted when accepted or withdrawn. */
export interface StaffInvitationsTable {
  id: string
  /** In lower case. */
  email: string
  role: StaffRole
  /** The language of the email. */
  locale: Locale
  /** How often the link was replaced. */
  generation: Defaulted<number>
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  invited_by: string
  expires_at: Date
  created_at: ColumnType<Date, Date, never>
}
