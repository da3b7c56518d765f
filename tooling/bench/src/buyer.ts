import { createClient } from '@recadinho/contracts/client'
import type { Shop } from './shop.ts'

/** Keeps the cookies of one browser. */
function browser(origin: string): typeof fetch {
  let cookie = ''
  return async (url, init) => {
    const headers = {
      ...(init?.headers as Record<string, string>),
      cookie,
      origin,
      'sec-fetch-site': 'same-origin',
    } // plain objects only, below
    const response = await fetch(url, { ...init, headers })
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) cookie = [cookie, ...set].filter(Boolean).join('; ')
    return response
  }
}

/** One buyer's whole way in four calls: order, payment attempt, card at the gateway, and the stream that confirms. */
export async function buy({ api, gateway, publishableKey }: Shop): Promise<void> {
  const fetchAsBuyer = browser(api)
  const client = createClient({ baseUrl: api, fetch: fetchAsBuyer })
  const { order } = await client.call('createOrder', { idempotencyKey: crypto.randomUUID(), body: orderBody })
  const { clientSecret } = await client.call('createPayment', {
    params: { id: order.id },
    idempotencyKey: crypto.randomUUID(),
    body: { gateway: 'stripe', method: 'card' },
  })
  if (clientSecret === null) throw new Error('A card payment came without its client secret')
  const [intent] = clientSecret.split('_secret_', 1)
  const confirmed = await fetch(`${gateway.url}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      payment_method: 'pm_card_visa',
      client_secret: clientSecret,
      return_url: `${api}/back`,
    }),
  })
  if (!confirmed.ok) throw new Error(`The gateway answered ${confirmed.status}: ${await confirmed.text()}`)
  await untilInProduction(await fetchAsBuyer(`${api}/api/orders/${order.id}/events`, { headers: {} }))
}

async function untilInProduction(stream: Response) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.includes('"status":"in_production"')) return
  }
  throw new Error(`The order's stream ended unconfirmed:\n${text}`)
}

export const orderBody = {
  packageId: 'one-character',
  characterIds: ['princess-amara'],
  childName: 'Olivia',
  childAge: 6,
  occasion: 'birthday' as const,
  additionalNotes: 'She lost her first tooth and sings to her dog.',
  useAIVoice: true,
  whatsappNumber: '12015550123',
  guardianName: 'Ana Prado',
  guardianEmail: 'ana@example.com',
  locale: 'en' as const,
  country: 'US',
}
