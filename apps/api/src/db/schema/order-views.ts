import type { OrderViewFilters } from '@recadinho/contracts/order-views'

/** A saved view: named filters of a member's order list. */
export interface OrderViewsTable {
  /** Chosen by the client, so that a repeated request adds no second view. */
  id: string
  staff_id: string
  name: string
  filters: OrderViewFilters
  created_at: Date
}
