/** Where a paid order came from; no row where its session is not known. */
export interface OrderOriginsTable {
  order_id: string
  source: string
  campaign: string | null
  device: string
}
