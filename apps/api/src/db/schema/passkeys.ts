import type { ColumnType } from 'kysely'

export interface StaffPasskeysTable {
  id: string
  staff_id: string
  /** By which the browser and the authenticator know it. */
  credential_id: string
  name: string
  public_key: Buffer
  /** How often it was used, as far as it counts: synced passkeys always say 0. */
  counter: ColumnType<string, number, number>
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** Challenges that wait for an answer; the statement that reads one deletes it. */
export interface PasskeyChallengesTable {
  challenge: string
  /** Who makes a passkey; null for signing in. */
  staff_id: string | null
  expires_at: Date
}
