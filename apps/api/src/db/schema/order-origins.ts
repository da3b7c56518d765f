/** The origin of a paid order; no row if its session is unknown. */
export interface OrderOriginsTable {
  order_id: string
  source: string
  campaign: string | null
  device: string
}
