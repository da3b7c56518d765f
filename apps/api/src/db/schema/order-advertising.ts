/** Data about an order's buyer for advertisers, sent once the order is paid; no row without consent. */
export interface OrderAdvertisingTable {
  order_id: string
  consent_version: number
  created_at: Date
  ip: string
  user_agent: string
  /** Meta's cookies: browser and click. */
  fbp: string | null
  fbc: string | null
  /** TikTok's: click and browser. */
  ttclid: string | null
  ttp: string | null
  /** The visit, as an id without meaning outside the shop. */
  external_id: string | null
}
