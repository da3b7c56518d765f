import { loadStripe } from '@stripe/stripe-js/pure'
import { queryOptions } from '@tanstack/react-query'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import { addScript, requestAgain } from './add-script.ts'

/**
 * The gateway's script, loaded once per key. A stand-in's script is added to the page first; the loader detects it and
 * loads nothing.
 */
export const gatewayQuery = ({ publishableKey, scriptUrl }: InlineOption) =>
  queryOptions({
    queryKey: ['gateway', publishableKey],
    queryFn: async () => {
      if (scriptUrl) await addScript(scriptUrl)
      const stripe = await loadStripe(publishableKey)
      if (!stripe) throw new Error('The card form runs in a browser only')
      return stripe
    },
    // The gateway's own object: neither copied nor dropped.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
    // Offline it fails at once, and the form says so.
    networkMode: 'always',
  })

/** Requests again a script that never answered. */
export const requestGatewayAgain = ({ scriptUrl = 'https://js.stripe.com/' }: InlineOption): void =>
  requestAgain(scriptUrl)
