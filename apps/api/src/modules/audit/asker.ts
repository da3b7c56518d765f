/** Who of the staff asks for a change, and by which request: for the audit log. */
export interface Asker {
  staffId: string
  requestId: string
}

export const askerOf = (request: { id: string; staffSession: { staff: { id: string } } }): Asker => ({
  staffId: request.staffSession.staff.id,
  requestId: request.id,
})
