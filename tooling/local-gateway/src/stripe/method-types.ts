import type Stripe from 'stripe'
import type { Gateway } from '../gateway.ts'
import { settings } from '../gateway.ts'
import { METHODS, type Method } from '../records.ts'
import { excludeEachOther } from './limits.ts'

interface MethodParams {
  allowed_payment_method_types?: string[]
  excluded_payment_method_types?: string[] | '' | null
  automatic_payment_methods?: Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods
}

/**
 * The methods of an intent: those requested, without those that the account or the currency does not support. Stripe
 * omits these silently, so an empty list is a success.
 */
export function methodTypes(gateway: Gateway, params: MethodParams, currency: string): Method[] {
  excludeEachOther(
    params,
    'allowed_payment_method_types',
    'excluded_payment_method_types',
    'automatic_payment_methods',
  )
  const { methods } = settings(gateway.ledger)
  return METHODS.filter(
    (method) =>
      methods.includes(method) &&
      (method !== 'pix' || currency === 'brl') &&
      (params.allowed_payment_method_types?.includes(method) ?? true) &&
      !(params.excluded_payment_method_types || []).includes(method),
  )
}
