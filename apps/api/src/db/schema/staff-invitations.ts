import type { Locale } from '@recadinho/contracts/common'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './columns.ts'

/** Who was asked to join the team; a row goes when its invitation is accepted or withdrawn. */
export interface StaffInvitationsTable {
  id: string
  /** In lower case. */
  email: string
  role: StaffRole
  /** The language of the e-mail. */
  locale: Locale
  /** How often the link was replaced. */
  generation: Defaulted<number>
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  invited_by: string
  expires_at: Date
  created_at: ColumnType<Date, Date, never>
}
