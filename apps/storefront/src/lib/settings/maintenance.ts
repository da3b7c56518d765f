import { statusQuery } from '../api/shop-queries.ts'
import { useAnswer } from '../api/use-answer.ts'
import { pageAt } from '../pages/pages.ts'
import { useShop } from '../use-shop.ts'

/** Whether staff have closed the shop for a while. A failed check changes nothing. */
export const useMaintenance = (): boolean => useAnswer(statusQuery(useShop().api))?.maintenance ?? false

/** Whether an address sells, and closes with the shop. An order in progress stays open. */
export const isClosed = (href: string): boolean =>
  pageAt(href.replace(/[?#].*/, '')).sale !== undefined && !/[\da-f-]{36}/.test(href)
