import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { Config } from '../../config.ts'
import type { SettingsRow } from '../settings/queries.ts'

/** The ways to pay that work now in this currency: those switched on, by the gateways that have credentials. PIX is for BRL only. */
export function paymentOptionsFor(
  { stripe }: Pick<Config, 'stripe'>,
  settings: Pick<SettingsRow, 'card_enabled' | 'pix_enabled'>,
  currency: string,
): PaymentOption[] {
  if (!stripe) return []
  const methods: PaymentMethod[] = []
  if (settings.card_enabled) methods.push('card')
  if (settings.pix_enabled && currency === 'BRL') methods.push('pix')
  const { publishableKey, scriptUrl, apiUrl } = stripe
  const sandbox = apiUrl !== undefined
  return methods.map((method) =>
    scriptUrl
      ? { gateway: 'stripe', method, publishableKey, scriptUrl, sandbox }
      : { gateway: 'stripe', method, publishableKey, sandbox },
  )
}
