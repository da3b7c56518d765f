import type { Context } from '../context.ts'
import { giveUpReceipts, sendReceipts as send } from '../modules/messages/receipt.ts'
import type { JobDefinition } from './queue.ts'

/** Receipts with the private link, for orders whose money is there (P5.3). One job carries a batch. */
export const sendReceipts: JobDefinition<{ effectIds: string[] }, Context> = {
  name: 'send-receipts',
  handle: (ctx, { effectIds }) => send(ctx, effectIds),
  failForGood: (ctx, { effectIds }) => giveUpReceipts(ctx, effectIds),
}
