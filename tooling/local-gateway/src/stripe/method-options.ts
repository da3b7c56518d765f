import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { defined } from './errors.ts'
import { onlySupported } from './limits.ts'
import { checkPixOptions } from './pix.ts'

type Options = Stripe.PaymentIntent.PaymentMethodOptions

/** The options of each method that the intent accepts, from this request or an earlier one. */
export function methodOptions(
  call: Call,
  types: string[],
  given: Stripe.PaymentIntentCreateParams.PaymentMethodOptions | undefined,
  before: Options | null,
): Options {
  onlySupported(given ?? {}, ['card', 'pix'])
  const card = given?.card || undefined
  const pix = given?.pix || undefined
  onlySupported(card ?? {}, ['request_three_d_secure'])
  onlySupported(pix ?? {}, ['expires_after_seconds', 'expires_at'])
  if (pix) checkPixOptions(call, pix)
  return defined({
    card: types.includes('card')
      ? (before?.card ?? {
          installments: null,
          mandate_options: null,
          network: null,
          request_three_d_secure: card?.request_three_d_secure ?? 'automatic',
        })
      : undefined,
    pix: !types.includes('pix')
      ? undefined
      : pix
        ? { expires_after_seconds: pix.expires_after_seconds ?? null, expires_at: pix.expires_at ?? null }
        : (before?.pix ?? { expires_after_seconds: null, expires_at: null }),
  })
}
