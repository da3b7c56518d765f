/** Staff's notes about an order; append-only. */
export interface OrderNotesTable {
  /** Chosen by the client, so that a repeated request adds no second note. */
  id: string
  order_id: string
  staff_id: string
  text: string
  created_at: Date
}
