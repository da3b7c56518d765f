import type { Session } from '../sessions/session.ts'
import type { ClaimRequest } from './claims.ts'
import type { StaffRequest } from './service.ts'

interface FromStaff {
  id: string
  params: { id: string }
  staffSession: Session
}

/** The order and the member of staff of a request. */
export function requestOf({ id: requestId, params, staffSession }: FromStaff): ClaimRequest {
  const { id, name } = staffSession.staff
  return { orderId: params.id, staff: { id, name }, requestId }
}

/** The same, with the version of the order that they saw. */
export const commandOf = (request: FromStaff & { body: { version: number } }): StaffRequest => ({
  ...requestOf(request),
  version: request.body.version,
})
