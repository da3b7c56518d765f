import type Stripe from 'stripe'
import { randomUUID } from 'node:crypto'
import { buildBrCode } from '../br-code.ts'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { invalid, refused } from './errors.ts'
import { emit } from './events.ts'
import { excludeEachOther } from './limits.ts'
import { saveIntent } from './outcomes.ts'

const SHORTEST = 60
const LONGEST = 1_209_600
const DEFAULT = 14_400

/** Checks the lifetime of a PIX code: 60 seconds to 14 days, or an instant in that range. */
export function checkPixOptions(
  call: Call,
  given: Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Pix,
): void {
  excludeEachOther(given, 'expires_after_seconds', 'expires_at')
  const at = 'payment_method_options[pix]'
  const { expires_after_seconds: seconds = DEFAULT, expires_at } = given
  if (seconds < SHORTEST || seconds > LONGEST) {
    throw invalid(`Must be between ${SHORTEST} and ${LONGEST} seconds.`, `${at}[expires_after_seconds]`)
  }
  const now = call.gateway.clock.seconds()
  if (expires_at !== undefined && (expires_at < now + SHORTEST || expires_at > now + LONGEST)) {
    throw invalid(`Must be between ${SHORTEST} seconds and 14 days in the future.`, `${at}[expires_at]`)
  }
}

/** Creates a PIX code for the intent's amount and waits for the buyer's bank. Older codes of the intent are void. */
export function awaitPix(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const { clock, deadlines, ledger, url } = call.gateway
  if (intent.currency !== 'brl')
    throw refused('PIX takes only brl.', 'payment_intent_incompatible_payment_method')
  const options = intent.payment_method_options?.pix
  const expires_at = options?.expires_at ?? clock.seconds() + (options?.expires_after_seconds ?? DEFAULT)
  const page = `${url}/pix/${intent.id}`
  // No bank answers at example.com, so a code scanned with a real app leads nowhere.
  const address = `pix.example.com/v2/${randomUUID()}`
  const data = buildBrCode({ url: address, amount: intent.amount, name: 'Local sandbox', city: 'Sao Paulo' })
  ledger.put('note', { ...noteOf(ledger, intent.id), pixMethod: method.id })
  deadlines.watch(intent.id, expires_at)
  const waiting = saveIntent(call, intent, {
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'pix_display_qr_code',
      pix_display_qr_code: {
        data,
        expires_at,
        hosted_instructions_url: page,
        image_url_svg: `${page}/code.svg`,
      },
    },
  })
  emit(call, 'payment_intent.requires_action', waiting)
  return waiting
}
