import type { LocalGateway } from '@recadinho/local-gateway'
import { keys, mercadoPagoKeys, type World } from './world.ts'

/** The order's intents at the card gateway, newest first. */
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

/** The intent that is waiting for its bank, if any. */
export const waitingIntent = (gateway: LocalGateway, orderId: string): { id: string } | undefined =>
  intentsOf(gateway, orderId).find(({ status }) => status === 'requires_action')

/** The id of an object that is given by id or expanded. */
export const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id

/**
 * Runs an action that the gateway may refuse, depending on the payment's current state; returns whether it succeeded.
 */
export function attempted(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** The payers' banks answer the pending refunds of the selected orders; most succeed. */
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

/** Confirms the card form like the buyer's browser; without a response, the buyer presses the button again. */
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

/** The response status; undefined if the connection broke or the body was cut off. */
async function post(url: string, init: RequestInit): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', ...init })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}

/** Creates a card token like Mercado Pago's browser script; the holder's name decides the outcome. */
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
      const { id } = (await response.json()) as { id?: unknown } // unvalidated: a fault may have changed it
      if (typeof id === 'string') return id
    } catch {
      // Hit by a fault: the buyer tries again.
    }
  }
}
