import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { lockCapture } from '../ledger/queries.ts'
import { holdsMoney } from '../refunds/machine.ts'
import { listRefundsOfMoney } from '../refunds/queries.ts'
import type { InboxRow } from './queries.ts'

/**
 * Money that is being refunded, or was in part, pays nothing. Look after the order was read: a refund requested later
 * raises its version, and the change is made again. Money of no order has no version: the lock on what arrived keeps a
 * refund at its gateway from being written meanwhile.
 */
export async function checkStays(tx: Tx, { gateway, gateway_ref }: InboxRow): Promise<void> {
  await lockCapture(tx, gateway, gateway_ref)
  const refunds = await listRefundsOfMoney(tx, gateway, gateway_ref)
  if (!refunds.some(({ state }) => holdsMoney(state))) return
  throw new AppError('illegal_transition', 'Part of this payment is already being refunded', {
    legal: ['refund', 'resolve'],
  })
}
