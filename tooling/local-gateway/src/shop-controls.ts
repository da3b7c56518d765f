/** What the rehearsal page may do to the shop itself. The program that runs the shop provides it. */
export interface ShopControls {
  /** Kills the API's process: no handler runs. Resolves once it has ended; its supervisor starts it again. */
  killApi(): Promise<void>
  api(): ApiStanding
  /**
   * As if a day had passed for an order that waits for money, and its package cost `by` minor units more since. Rejects
   * where the order does not wait for money.
   */
  raisePrice(orderNumber: string, by: number): Promise<Price>
  /** Puts a price back. */
  setPrice(price: Price): Promise<void>
}

/** What a package costs in a currency, in minor units. */
export interface Price {
  packageId: string
  currency: string
  amount: number
}

/** How the API stands now. */
export interface ApiStanding {
  /** Whether it answers. */
  up: boolean
  /** How often its process has ended since the start, by whatever. */
  ends: number
}

/** The controls that an action needs. Throws where the gateway was started without a shop. */
export function controlsOf({ shop }: { shop: ShopControls | undefined }): ShopControls {
  if (shop) return shop
  throw new Error('This gateway was started without a shop beside it.')
}
