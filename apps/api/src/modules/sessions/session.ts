import type { StaffSession } from '@recadinho/contracts/sessions'
import type { StaffMember } from './queries.ts'

/** A signed-in member of staff. */
export interface Session {
  id: string
  staff: StaffMember
  expiresAt: Date
  /** When they last entered the password or used a passkey. */
  provenAt: Date | null
}

export const sessionView = ({ staff: { id, email, name, role }, expiresAt }: Session): StaffSession => ({
  staff: { id, email, name, role },
  expiresAt: expiresAt.toISOString(),
})
