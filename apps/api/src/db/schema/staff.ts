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
  /** Goes up with each change of the role or of `active`. */
  version: Defaulted<number>
  /** Since then they are not shown what is left to set up. */
  first_steps_hidden_at: Generated<Date | null>
}

export interface StaffSessionsTable {
  /** Names it without opening it. */
  id: Generated<string>
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  staff_id: string
  created_at: Date
  last_seen_at: Date
  /** When it ends whatever is done with it. */
  expires_at: Date
  /** Browser and system, as they call themselves. */
  device: string | null
  /** Where it was started: a network, never an address. */
  network: string | null
  /** When its owner last gave the password or a passkey; null before the release that asks for it. */
  proven_at: Date | null
}
