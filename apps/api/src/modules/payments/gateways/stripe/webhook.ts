import { stripeEventTypes } from '@recadinho/contracts/payments'
import type Stripe from 'stripe'
import type { GatewayEvent } from '../gateway.ts'
import { toleranceSeconds } from './answers.ts'

const followed: ReadonlySet<string> = new Set(stripeEventTypes)

/** An event whose signature over the raw body is good; `undefined` for any other. */
export function readWebhook(
  stripe: Stripe,
  secret: string,
  raw: Buffer,
  headers: Record<string, string | string[] | undefined>,
): GatewayEvent | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || isFromTheFuture(signature)) return undefined
  try {
    return readEvent(stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds))
  } catch {
    return undefined
  }
}

function readEvent(event: Stripe.Event): GatewayEvent {
  const { id, type } = event
  const object = event.data.object as { id?: unknown } // every followed type is about an intent or a session
  const known = followed.has(type) && typeof object.id === 'string'
  if (!known) return { id, type, ref: null }
  if (type.startsWith('refund.') || type.startsWith('charge.')) return ofMoney(event)
  if (type.startsWith('checkout.session.')) return { id, type, ref: String(object.id) }
  const intent = event.data.object as Stripe.PaymentIntent // the other followed types
  // That a code waits for its payer is what the answer to its opening said.
  const waits =
    type === 'payment_intent.requires_action' && intent.next_action?.type === 'pix_display_qr_code'
  // A page's own intent: the page's events tell.
  const ofPage = intent.metadata?.['flow'] === 'redirect'
  return { id, type, ref: waits || ofPage ? null : intent.id }
}

/** A refund, a dispute, or the charge that was refunded: each names the intent whose money it is about. */
function ofMoney({ id, type, data }: Stripe.Event): GatewayEvent {
  const { payment_intent: intent } = data.object as { payment_intent?: string | { id: string } | null } // as all three do
  const ref = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return { id, type, ref, about: 'history' }
}

/** The SDK refuses old times only. */
function isFromTheFuture(signature: string): boolean {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]
  return time !== undefined && Number(time) > Date.now() / 1000 + toleranceSeconds
}
