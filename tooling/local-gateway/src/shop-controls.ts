/** The rehearsal page's controls of the shop itself. The program that runs the shop provides them. */
export interface ShopControls {
  /** Kills the API's process, so that no handler runs. Resolves once it has ended; its supervisor restarts it. */
  killApi(): Promise<void>
  api(): ApiStanding
  /**
   * Expires an order that is waiting for payment, and raises its package's price by `by` minor units. Resolves to the
   * old price; rejects if the order is not waiting for payment.
   */
  raisePrice(orderNumber: string, by: number): Promise<Price>
  /** Restores a price. */
  setPrice(price: Price): Promise<void>
}

/** A package's price in a currency, in minor units. */
export interface Price {
  packageId: string
  currency: string
  amount: number
}

/** The API's current state. */
export interface ApiStanding {
  /** Whether it is ready. */
  up: boolean
  /** How often its process has ended since the start, for any reason. */
  ends: number
}

/** The controls that an action needs. Throws if the gateway was started without a shop. */
export function controlsOf({ shop }: { shop: ShopControls | undefined }): ShopControls {
  if (shop) return shop
  throw new Error('This gateway was started without a shop beside it.')
}
