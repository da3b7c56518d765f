import { stripeEventTypes } from '@recadinho/contracts/payments'
import type Stripe from 'stripe'
import type { GatewayEvent, Webhook } from '../gateway.ts'
import { toleranceSeconds } from './answers.ts'

const followed: ReadonlySet<string> = new Set(stripeEventTypes)

/** An event with a valid signature over the raw body; `undefined` otherwise. `live` is the shop's own mode. */
export function readWebhook(
  stripe: Stripe,
  { secret, live }: { secret: string; live: boolean },
  { raw, headers, receivedAt }: Webhook,
): GatewayEvent | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || isFromTheFuture(signature, receivedAt)) return undefined
  try {
    const now = receivedAt.getTime()
    const event = stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now)
    if (!isEvent(event)) return undefined
    const foreign = foreignOf(event, live)
    return { ...readEvent(event), ...(foreign && { foreign }) }
  } catch {
    return undefined
  }
}

/** A signed body may still not be an event: without id and type it cannot be stored. */
const isEvent = ({ id, type }: { id?: unknown; type?: unknown }) =>
  typeof id === 'string' && typeof type === 'string'

/** One endpoint may receive events of both modes, and of connected accounts. */
function foreignOf({ livemode, account }: Stripe.Event, live: boolean): GatewayEvent['foreign'] {
  if (livemode !== live) return 'mode'
  return account === undefined || account === null ? undefined : 'account'
}

function readEvent(event: Stripe.Event): GatewayEvent {
  const { id, type } = event
  const object = event.data.object as { id?: unknown } // every followed type is about an intent or a session
  const known = followed.has(type) && typeof object.id === 'string'
  if (!known) return { id, type, ref: null }
  if (type.startsWith('refund.') || type.startsWith('charge.')) return ofMoney(event)
  if (type.startsWith('checkout.session.')) return { id, type, ref: String(object.id) }
  const intent = event.data.object as Stripe.PaymentIntent // the other followed types
  // The answer to the opening has already said that the code waits for its payer.
  const waits =
    type === 'payment_intent.requires_action' && intent.next_action?.type === 'pix_display_qr_code'
  // A hosted page's intent: the page's own events count instead.
  const ofPage = intent.metadata?.['flow'] === 'redirect'
  if (waits || ofPage) return { id, type, ref: null }
  return { id, type, ref: intent.id, attemptId: intent.metadata?.['attempt_id'] }
}

/** A refund, a dispute or a refunded charge: each names the intent of its money. */
function ofMoney({ id, type, data }: Stripe.Event): GatewayEvent {
  const { payment_intent: intent } = data.object as { payment_intent?: string | { id: string } | null } // in all three
  const ref = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return { id, type, ref, about: 'history' }
}

/** The SDK only rejects old timestamps. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]
  return time !== undefined && Number(time) > now.getTime() / 1000 + toleranceSeconds
}
