import type { StaffRole } from '@recadinho/contracts/sessions'
import type { Generated } from 'kysely'
import type { CreatedAt, Defaulted } from './columns.ts'

export interface StaffTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: StaffRole
  /** argon2id in PHC form. */
  password_hash: string
  active: Defaulted<boolean>
  created_at: CreatedAt
  /** Raised by each change of the role or of `active`. */
  version: Defaulted<number>
  /** Since then they do not see the first steps of the setup. */
  first_steps_hidden_at: Generated<Date | null>
}

export interface StaffSessionsTable {
  /** Identifies the session without granting access. */
  id: Generated<string>
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  staff_id: string
  created_at: Date
  last_seen_at: Date
  /** When it ends, even if it is in use. */
  expires_at: Date
  /** Browser and system, from the user agent. */
  device: string | null
  /** The network of the sign-in, never an address. */
  network: string | null
  /** When its owner last entered the password or used a passkey; null in older sessions. */
  proven_at: Date | null
}
