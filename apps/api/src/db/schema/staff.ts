import type { StaffRole } from '@recadinho/contracts/sessions'
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
  /** Goes up with each change of the role or of `active`. */
  version: Defaulted<number>
}

export interface StaffSessionsTable {
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  staff_id: string
  created_at: Date
  last_seen_at: Date
  /** When it ends whatever is done with it. */
  expires_at: Date
}
