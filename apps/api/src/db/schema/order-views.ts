import type { OrderViewFilters } from '@recadinho/contracts/order-views'

/** Filters of the list of orders that a member of staff has named. */
export interface OrderViewsTable {
  /** Made by who saves it, so that a view sent again is one. */
  id: string
  staff_id: string
  name: string
  filters: OrderViewFilters
  created_at: Date
}
