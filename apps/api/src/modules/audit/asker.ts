import { confirmationHeader } from '@recadinho/contracts/change-warnings'

/** The member of staff and request behind a change, for the audit log. */
export interface Asker {
  staffId: string
  requestId: string
  /** The log entry that this change reverts. */
  undoes?: string
  /** The header by which they confirmed the change's warnings. */
  confirmation?: string | undefined
}

export const askerOf = (request: {
  id: string
  staffSession: { staff: { id: string } }
  headers: Record<string, string | string[] | undefined>
}): Asker => ({
  staffId: request.staffSession.staff.id,
  requestId: request.id,
  confirmation: request.headers[confirmationHeader]?.toString(),
})
