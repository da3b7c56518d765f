/** What staff tell each other about an order; only added to. */
export interface OrderNotesTable {
  /** Made by who writes it, so that a note sent again is one. */
  id: string
  order_id: string
  staff_id: string
  text: string
  created_at: Date
}
