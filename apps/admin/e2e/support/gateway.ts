import { expect } from '@recadinho/presets/browser-test'
import { query } from '@recadinho/presets/database'

const gateway = () => process.env['E2E_GATEWAY'] ?? ''

/** Triggers an event at the gateway: `control('dispute', { paymentIntent })`. */
export async function control(action: string, input: object = {}): Promise<void> {
  const answer = await fetch(`${gateway()}/control/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`The gateway refused to ${action}: ${await answer.text()}`)
}

/** A call like those of the shop's server, with the stand-in's key. */
async function call(path: string, form?: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${gateway()}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  })
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Creates money at the gateway without a payment attempt of the shop; returns its reference. */
export async function payWithoutOrder(amount: number, currency: string): Promise<string> {
  const intent = await call('/v1/payment_intents', {
    amount: String(amount),
    currency: currency.toLowerCase(),
    'allowed_payment_method_types[0]': 'card',
    confirm: 'true',
    payment_method: 'pm_card_visa',
  })
  return (intent as { id: string }).id // a payment intent, according to the gateway's API
}

/** Refunds of a payment at the gateway, in cents. */
export async function refundsAtGateway(paymentIntent: string): Promise<number[]> {
  const list = await call(`/v1/refunds?payment_intent=${paymentIntent}`)
  return (list as { data: { amount: number }[] }).data.map(({ amount }) => amount) // a list of refunds
}

/** The gateway's reference of an order's latest payment attempt; a card form's is stored within a second. */
export async function referenceOf(orderId: string): Promise<string> {
  let reference = ''
  const read = async () => {
    const [row] = await query<{ gateway_ref: string }>(
      'select gateway_ref from payments where order_id = $1 and gateway_ref is not null order by id desc limit 1',
      [orderId],
    )
    return (reference = row?.gateway_ref ?? '')
  }
  await expect.poll(read).not.toBe('')
  return reference
}
