import { createHash } from 'node:crypto'
import type { Consent } from '@recadinho/contracts/tracking'
import type { Context } from '../../context.ts'
import { whenPaid } from '../orders/machine.ts'
import { defineKind, NoPayload } from '../outbox/kind.ts'
import { findPaidSession, insertOrderOrigin } from './order-queries.ts'
import type { TrackedEvent } from './store/event-store.ts'
import { tracking } from './tracking.ts'

interface OrderStep {
  orderId: string
  sessionId: string
  at: Date
}

interface PlacedOrder extends OrderStep {
  /** The consent sent with the order; it is the session's latest (T10). */
  consent: Consent
}

/**
 * T9: records that an order was placed in this session. Not awaited, so that no buyer waits; a loss in a crash only
 * affects a figure.
 */
export function recordOrderPlaced(ctx: Context, { consent, ...order }: PlacedOrder): void {
  tracking(ctx)
    .keep([{ ...stepEvent('payment', order), consent }])
    .catch((error: unknown) => ctx.logger.warn({ err: error }, 'an order was not counted as placed'))
}

/** T9: the session's order was paid, by any payment method and wherever the buyer is by then. */
export const sessionPaid = defineKind({
  name: 'session_paid',
  label: { en: 'Count of a paid visit', pt: 'Contagem de uma visita que pagou' },
  payload: NoPayload,
  follows: { ...whenPaid, where: 'tracking_session_id is not null' },
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 4,
  async handle(ctx: Context, { orderId }) {
    const { db } = ctx
    const { store } = tracking(ctx)
    const paid = orderId === null ? undefined : await findPaidSession(db, orderId)
    // A session that was erased meanwhile is not created again.
    if (paid === undefined || (await store.sessionEvents(paid.sessionId)).length === 0) return 'obsolete'
    await store.append([stepEvent('paid', paid)])
    const session = await store.findSession(paid.sessionId)
    // Robots' sessions are not in the figures, so their orders have no origin either.
    if (session?.bot === null) await insertOrderOrigin(db, paid.orderId, session)
    return 'done'
  },
})

/** An event of the server itself. Its id is derived from the order and the step, so that it counts once. */
const stepEvent = (step: 'payment' | 'paid', { orderId, sessionId, at }: OrderStep): TrackedEvent => ({
  eventId: idOf(`${step} ${orderId}`, at),
  madeAt: at,
  elsewhere: null,
  at,
  sessionId,
  visitorId: null,
  site: '',
  landingSite: '',
  consent: 'exempt',
  action: step === 'paid' ? 'order_paid' : 'order_placed',
  path: '',
  step,
  source: 'direct',
  medium: null,
  campaign: null,
  affiliate: null,
  referrer: null,
  device: 'desktop',
  country: null,
  bot: null,
  properties: null,
})

/** A UUID of version 7, always the same for the same input and time. */
function idOf(what: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const rest = createHash('sha256').update(what).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}
