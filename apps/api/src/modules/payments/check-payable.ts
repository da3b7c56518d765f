import { AppError } from '../../errors.ts'
import type { OrderRow } from '../orders/queries.ts'

/** P2.4: only an unpaid order takes a payment; an expired one is reopened by it. */
export function checkPayable({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'pending' || status === 'expired') return
  throw new AppError('order_not_payable', 'This order is not waiting for a payment', { status })
}
