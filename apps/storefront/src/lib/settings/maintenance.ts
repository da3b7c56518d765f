import { statusQuery } from '../api/shop-queries.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useShop } from '../use-shop.ts'

/** Whether staff have closed the shop for a while. A failed check changes nothing. */
export const useMaintenance = (): boolean => useAnswer(statusQuery(useShop().api))?.maintenance ?? false

/** Pages that sell. An order in progress, the legal pages and the contact page stay open. */
export const isClosed = (href: string): boolean =>
  /^\/($|[?#]|purchase|last-chance|(enhanced-)?checkout)/.test(href) && !/[\da-f-]{36}/.test(href)
