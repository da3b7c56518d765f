import type { StaffSession } from '@recadinho/contracts/sessions'
import type { Session } from './session.ts'

export const sessionView = ({ staff: { id, email, name, role }, expiresAt }: Session): StaffSession => ({
  staff: { id, email, name, role },
  expiresAt: expiresAt.toISOString(),
})
