import { statusQuery } from '../api/shop-queries.ts'
import { useAnswer } from '../api/use-answer.ts'
import { pageAt } from '../pages/pages.ts'
import { useShop } from '../use-shop.ts'

/** Whether the shop is closed for maintenance. A failed request changes nothing. */
export const useMaintenance = (): boolean => useAnswer(statusQuery(useShop().api))?.maintenance ?? false

/** Whether a URL belongs to the sale and closes with the shop. An order in progress stays open. */
export const isClosed = (href: string): boolean =>
  pageAt(href.replace(/[?#].*/, '')).sale !== undefined && !/[\da-f-]{36}/.test(href)
