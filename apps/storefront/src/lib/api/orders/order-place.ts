import type { Order } from '@recadinho/contracts/orders'
import type { Place } from '../../place.ts'

/** The place that an order was made for: its ways to pay depend on that, not on where it is looked at from. */
export const placeOf = ({ locale, country }: Pick<Order, 'locale' | 'country'>): Place => ({
  locale,
  ...(country ? { country } : {}),
})
