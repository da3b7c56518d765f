import type { MoneyAction } from '@recadinho/contracts/money'

/** What the owner does about money that needs a person. */
export interface MoneyCommand {
  itemId: string
  action: MoneyAction
  reason: string
  orderNumber?: string
  staff: { id: string; name: string }
  requestId: string
}
