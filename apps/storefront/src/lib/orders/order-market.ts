import type { Order } from '@recadinho/contracts/orders'
import type { Market } from '../market/market.ts'

/** The market of an order: its payment options depend on that, not on the reader's market. */
export const marketOf = ({ locale, country }: Pick<Order, 'locale' | 'country'>): Market => ({
  locale,
  ...(country ? { country } : {}),
})
