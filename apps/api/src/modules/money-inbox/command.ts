import type { MoneyAction } from '@recadinho/contracts/money'

/** The owner's action on money that needs a person. */
export interface MoneyCommand {
  itemId: string
  action: MoneyAction
  reason: string
  orderNumber?: string
  staff: { id: string; name: string }
  requestId: string
}
