import type { MoneyAction } from '@recadinho/contracts/money'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { lockCapture } from '../ledger/queries.ts'
import { holdsMoney } from '../refunds/machine.ts'
import { listRefundsOfMoney } from '../refunds/queries.ts'
import type { InboxRow } from './queries.ts'

/** The owner's action on money that needs a person. */
export interface MoneyCommand {
  itemId: string
  action: MoneyAction
  reason: string
  orderNumber?: string
  staff: { id: string; name: string }
  requestId: string
}

/**
 * Money that is being refunded, even in part, pays for nothing. Call this after reading the order: a refund requested
 * later raises the order's version, so that the change is retried. Unmatched money has no order to version; the lock on
 * its capture keeps a refund from being written at the same time.
 */
export async function checkStays(tx: Tx, { gateway, gateway_ref }: InboxRow): Promise<void> {
  await lockCapture(tx, gateway, gateway_ref)
  const refunds = await listRefundsOfMoney(tx, gateway, gateway_ref)
  if (!refunds.some(({ state }) => holdsMoney(state))) return
  throw new AppError('illegal_transition', 'Part of this payment is already being refunded', {
    legal: ['refund', 'resolve'],
  })
}
