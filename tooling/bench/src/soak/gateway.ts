import type { LocalGateway } from '@recadinho/local-gateway'
import { keys, mercadoPagoKeys, type World } from './world.ts'

/** The order's intents at the card gateway, the newest first. */
export const intentsOf = ({ ledger }: LocalGateway, orderId: string): { id: string; status: string }[] =>
  ledger
    .list('payment_intent')
    .filter(({ metadata }) => metadata['order_id'] === orderId)
    .toReversed()

export const mpPaymentsOf = ({ ledger }: LocalGateway, orderId: string): { id: number; status: string }[] =>
  ledger
    .list('mp_payment')
    .flatMap(({ value }) => (value.metadata['order_id'] === orderId ? [value] : []))
    .toReversed()

/** The intent that waits for its bank, if one does. */
export const waitingIntent = (gateway: LocalGateway, orderId: string): { id: string } | undefined =>
  intentsOf(gateway, orderId).find(({ status }) => status === 'requires_action')

/** An object's id where it is named by it or there whole. */
export const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id

/** What the gateway may refuse because of what became of the money meanwhile. */
export function attempted(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** The payers' banks answer refunds that are in process, all of them or those of some orders; most reach the payer. */
export function answerRefunds(
  { gateway: { ledger, control }, random }: Pick<World, 'gateway' | 'random'>,
  concerns: (orderId: unknown) => boolean = () => true,
): void {
  for (const { id, status, payment_intent: of } of ledger.list('refund')) {
    const orderId = ledger.get('payment_intent', idOf(of) ?? '')?.metadata['order_id']
    if (status === 'pending' && concerns(orderId))
      attempted(() => control[random.chance(0.8) ? 'complete-refund' : 'fail-refund']({ refund: id }))
  }
  for (const { value } of ledger.list('mp_payment'))
    for (const { id, status } of value.refunds)
      if (status === 'in_process' && concerns(value.metadata['order_id']))
        attempted(() =>
          control[random.chance(0.8) ? 'mp-complete-refund' : 'mp-fail-refund']({ refund: String(id) }),
        )
}

/** What the buyer's browser does with the form; a buyer whose browser got no answer presses once more. */
export async function confirmCard(
  gateway: LocalGateway,
  clientSecret: string,
  card: string,
): Promise<boolean> {
  const [intent] = clientSecret.split('_secret_', 1)
  for (let press = 0; press < 3; press++) {
    const status = await post(`${gateway.url}/v1/payment_intents/${intent}/confirm`, {
      headers: { authorization: `Bearer ${keys.publishableKey}` },
      body: new URLSearchParams({
        payment_method: card,
        client_secret: clientSecret,
        return_url: `${gateway.url}/healthz`,
      }),
    })
    if (status !== undefined && status < 500 && status !== 409 && status !== 429) return status === 200
  }
  return false
}

export async function payOnPage(url: string, number: string): Promise<boolean> {
  const form = {
    method: 'card',
    email: 'ana@example.com',
    name: 'Ana Souza',
    number,
    expiry: '12/34',
    cvc: '123',
  }
  return (await post(url, { redirect: 'manual', body: new URLSearchParams(form) })) === 303
}

/** The status; `undefined` where the connection broke or the answer never ended well. */
async function post(url: string, init: RequestInit): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', ...init })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}

/** What the second gateway's browser script makes of a card; its holder's name decides how it behaves. */
export async function cardToken(gateway: LocalGateway, holder: string): Promise<string> {
  const url = `${gateway.url}/mercadopago/v1/card_tokens?public_key=${mercadoPagoKeys.publicKey}`
  const body = JSON.stringify({
    card_number: '4235647728025682',
    security_code: '123',
    expiration_month: 11,
    expiration_year: 2030,
    cardholder: { name: holder },
  })
  for (;;) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const { id } = (await response.json()) as { id?: unknown } // whatever came through
      if (typeof id === 'string') return id
    } catch {
      // Struck by a fault: the buyer presses once more.
    }
  }
}
