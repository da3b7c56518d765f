/** The keys by which staff find an order; written by a trigger whenever `orders.search_text` is. */
export interface OrderSearchEntriesTable {
  order_id: string
  /** PostgreSQL's `tsvector`. */
  keys: unknown
}
