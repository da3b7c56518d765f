import type { Context } from '../context.ts'
import { giveUpLetter, sendLetter as send } from '../modules/messages/letters.ts'
import type { JobDefinition } from './queue.ts'

/** A letter about an order's private link. */
export const sendLetter: JobDefinition<{ letterId: string }, Context> = {
  name: 'send-letter',
  handle: (ctx, { letterId }) => send(ctx, letterId),
  failForGood: (ctx, { letterId }) => giveUpLetter(ctx, letterId),
}
