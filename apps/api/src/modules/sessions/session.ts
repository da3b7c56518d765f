import type { StaffMember } from './queries.ts'

/** A signed-in member of staff. */
export interface Session {
  id: string
  staff: StaffMember
  expiresAt: Date
  /** When they last gave the password or a passkey. */
  provenAt: Date | null
}
