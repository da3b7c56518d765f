import type { Order } from '@recadinho/contracts/orders'
import type { Market } from '../market/market.ts'

/** The market of an order. Its payment options depend on this, not on the visitor's market. */
export const marketOf = ({ locale, country }: Pick<Order, 'locale' | 'country'>): Market => ({
  locale,
  ...(country ? { country } : {}),
})
