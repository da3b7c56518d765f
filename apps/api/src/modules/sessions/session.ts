import type { StaffMember } from './queries.ts'

/** A signed-in member of staff. */
export interface Session {
  staff: StaffMember
  expiresAt: Date
}
