/** What whoever runs the shop beside the gateway lets a rehearsal do to the shop itself. */
export interface ShopHands {
  /** Ends the API's process as a power cut does: no handler of it runs. Resolves once it is gone; whoever runs it starts it again. */
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

/** The hands that an action needs; throws where the gateway was started without a shop. */
export function handsOf({ shop }: { shop: ShopHands | undefined }): ShopHands {
  if (shop) return shop
  throw new Error('This gateway was started without a shop beside it.')
}
