/** Keys of a Stripe sandbox. */
export interface StripeKeys {
  secretKey: string
  /** URL of a stand-in; omitted for the real API. */
  apiUrl?: string
}

/** Test keys of a Mercado Pago application. */
export interface MercadoPagoKeys {
  accessToken: string
  publicKey: string
  apiUrl?: string
}

export interface Settings {
  stripe?: StripeKeys
  mercadoPago?: MercadoPagoKeys
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the gateways' keys from the environment, under the same names as the API. Throws if a key could move real
 * money.
 */
export function readSettings(env: Environment): Settings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: stripeUrl } = env
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_PUBLIC_KEY: publicKey } = env
  const mercadoPagoUrl = env['MERCADOPAGO_API_URL']
  if (secretKey && !/^[sr]k_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY must be a test key (sk_test_… or rk_test_…).')
  for (const [name, key] of Object.entries({
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_PUBLIC_KEY: publicKey,
  }))
    if (key && !key.startsWith('TEST-')) throw new Error(`${name} must be a test key (TEST-…).`)
  return {
    ...(secretKey && { stripe: { secretKey, ...(stripeUrl && { apiUrl: stripeUrl }) } }),
    ...(accessToken &&
      publicKey && {
        mercadoPago: { accessToken, publicKey, ...(mercadoPagoUrl && { apiUrl: mercadoPagoUrl }) },
      }),
  }
}
