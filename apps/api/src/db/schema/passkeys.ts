import type { ColumnType } from 'kysely'

export interface StaffPasskeysTable {
  id: string
  staff_id: string
  /** The authenticator's id of it. */
  credential_id: string
  name: string
  public_key: Buffer
  /** The authenticator's use counter; synced passkeys always report 0. */
  counter: ColumnType<string, number, number>
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** Challenges waiting for an answer; reading one deletes it. */
export interface PasskeyChallengesTable {
  challenge: string
  /** The member who creates a passkey; null for signing in. */
  staff_id: string | null
  expires_at: Date
}
