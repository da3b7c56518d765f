import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import { addScript } from './add-script.ts'

const loading = new Map<string, Promise<Stripe>>()

/**
 * Loads the gateway's script once per key. A stand-in's script is added to the page first; the loader detects it and
 * loads nothing. After a failure the next call tries again.
 */
export function loadGateway({ publishableKey, scriptUrl }: InlineOption): Promise<Stripe> {
  const known = loading.get(publishableKey)
  if (known) return known
  const loaded = load(publishableKey, scriptUrl)
  loading.set(publishableKey, loaded)
  loaded.catch(() => loading.delete(publishableKey))
  return loaded
}

async function load(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  if (scriptUrl) await addScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card form runs in a browser only')
  return stripe
}
