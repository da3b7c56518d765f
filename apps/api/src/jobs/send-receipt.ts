import type { Context } from '../context.ts'
import { sendOrderReceipt } from '../modules/messages/receipt.ts'
import type { JobDefinition } from './queue.ts'

/** The receipt with the private link, once the money is there (P5.3). */
export const sendReceipt: JobDefinition<{ effectId: string; orderId: string }, Context> = {
  name: 'send-receipt',
  concurrency: 2,
  handle: (ctx, { effectId, orderId }) => sendOrderReceipt(ctx, effectId, orderId),
}
