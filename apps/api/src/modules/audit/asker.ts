/** Who of the staff asks for a change, and by which request: for the audit log. */
export interface Asker {
  staffId: string
  requestId: string
  /** The entry of the log whose change they take back. */
  undoes?: string
}

export const askerOf = (request: { id: string; staffSession: { staff: { id: string } } }): Asker => ({
  staffId: request.staffSession.staff.id,
  requestId: request.id,
})
