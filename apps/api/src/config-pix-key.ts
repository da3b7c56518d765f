export interface PixKeyConfig {
  key: string
  merchant: string
  city: string
  /** Without it the bank's webhook is off, and staff confirm by hand. */
  webhookSecret: string | undefined
}

interface Variables {
  PIX_KEY?: string
  PIX_MERCHANT_NAME?: string
  PIX_MERCHANT_CITY?: string
  PIX_WEBHOOK_SECRET?: string
}

export function pixKeyConfig(variables: Variables): PixKeyConfig | undefined {
  const { PIX_KEY: key, PIX_MERCHANT_NAME: merchant, PIX_MERCHANT_CITY: city } = variables
  if (!key || !merchant || !city) return undefined
  return { key, merchant, city, webhookSecret: variables.PIX_WEBHOOK_SECRET }
}
