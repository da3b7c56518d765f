/** The member of staff and request behind a change, for the audit log. */
export interface Asker {
  staffId: string
  requestId: string
  /** The log entry that this change reverts. */
  undoes?: string
}

export const askerOf = (request: { id: string; staffSession: { staff: { id: string } } }): Asker => ({
  staffId: request.staffSession.staff.id,
  requestId: request.id,
})
