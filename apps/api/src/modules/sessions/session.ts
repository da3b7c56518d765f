import type { StaffMember } from './queries.ts'

/** A signed-in member of staff. */
export interface Session {
  id: string
  staff: StaffMember
  expiresAt: Date
  /** When they last entered the password or used a passkey. */
  provenAt: Date | null
}
