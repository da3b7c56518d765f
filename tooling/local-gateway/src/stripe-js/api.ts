import type { Texts } from './texts.ts'

/** An error as Stripe.js gives it to the page. */
export interface PageError {
  type: string
  message: string
  code?: string
  decline_code?: string
  payment_intent?: PageIntent
  [field: string]: unknown
}

/** The part of a payment intent that the script reads. */
export interface PageIntent {
  id: string
  status: string
  client_secret: string
  next_action: {
    type: string
    use_stripe_sdk?: { stripe_js?: string }
    redirect_to_url?: { url: string }
  } | null
  last_payment_error: PageError | null
  [field: string]: unknown
}

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: PageError }

/** Calls the gateway with the publishable key. Never rejects: failures are in the result's error. */
export function createApi(origin: string, publishableKey: string) {
  const headers = { authorization: `Bearer ${publishableKey}` }

  async function call<T>(
    texts: Texts,
    method: 'GET' | 'POST',
    path: string,
    fields: object,
  ): Promise<Answer<T>> {
    const form = new URLSearchParams(flatten(fields))
    try {
      const response =
        method === 'GET'
          ? await fetch(`${origin}${path}?${form.toString()}`, { headers, credentials: 'omit' })
          : await fetch(`${origin}${path}`, { method: 'POST', headers, body: form, credentials: 'omit' })
      const body = (await response.json()) as { error?: PageError } // the gateway's own responses
      return body.error ? { error: inWords(texts, body.error) } : { value: body as T }
    } catch {
      return { error: { type: 'api_connection_error', message: texts.network } }
    }
  }

  return {
    createPaymentMethod: (texts: Texts, fields: object) =>
      call<{ id: string }>(texts, 'POST', '/v1/payment_methods', fields),
    confirm: (texts: Texts, secret: string, fields: object) =>
      call<PageIntent>(texts, 'POST', `/v1/payment_intents/${idOf(secret)}/confirm`, {
        ...fields,
        client_secret: secret,
      }),
    /** Cancels the bank's challenge; an intent that is no longer waiting for one does not change. */
    cancelChallenge: (texts: Texts, secret: string) =>
      call<PageIntent>(texts, 'POST', `/v1/payment_intents/${idOf(secret)}/source_cancel`, {
        client_secret: secret,
      }),
    retrieve: (texts: Texts, secret: string) =>
      call<PageIntent>(texts, 'GET', `/v1/payment_intents/${idOf(secret)}`, { client_secret: secret }),
  }
}

export type Api = ReturnType<typeof createApi>

/** The bank's reason in the buyer's language, if known. */
export function inWords(texts: Texts, error: PageError): PageError {
  const { declines } = texts
  const known = declines[error.decline_code ?? ''] ?? declines[error.code ?? '']
  const message = known ?? (error.type === 'card_error' ? declines['generic'] : undefined) ?? error.message
  return { ...error, message }
}

/** `pi_x_secret_y` belongs to `pi_x`. */
function idOf(clientSecret: string): string {
  return encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')
}

/** `{card: {cvc: 1}}` as `card[cvc]=1`, the format of Stripe's forms. */
function flatten(fields: object, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = prefix === '' ? name : `${prefix}[${name}]`
    if (value === undefined || value === null) return []
    if (typeof value === 'object') return flatten(value, key)
    return [[key, `${value as string | number | boolean}`]] // the remaining types of a form's fields
  })
}
