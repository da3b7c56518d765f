/** Who works on an order until when; an expired row counts as none. */
export interface OrderClaimsTable {
  order_id: string
  staff_id: string
  claimed_at: Date
  expires_at: Date
}
