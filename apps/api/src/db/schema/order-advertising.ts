/** What an advertiser may be told of an order's buyer once it is paid; no row where consent does not allow it. */
export interface OrderAdvertisingTable {
  order_id: string
  consent_version: number
  created_at: Date
  ip: string
  user_agent: string
  /** Meta's cookies: the browser, and the click that led here. */
  fbp: string | null
  fbc: string | null
  /** TikTok's: the click, and the browser. */
  ttclid: string | null
  ttp: string | null
  /** The visit, as a number that means something to the shop alone. */
  external_id: string | null
}
