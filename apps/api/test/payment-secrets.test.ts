import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { decrypt } from '../src/modules/payments/encrypt.ts'
import { dump } from './support/dump.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import {
  requestPayment,
  createShop,
  gatewayKeys,
  latestRef,
  mercadoPagoKeys,
  openPayment,
  submitCard,
  type Shop,
} from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, pixKey: true, jobs: true })
})
afterAll(() => shop.close())
afterEach(() => shop.gateway.control['back-to-normal']())

const cards = { good: '4242424242424242', declined: '4000000000000002', mercadoPago: '4235647728025682' }
const cpf = '12345678909'

/** Everything that must not appear anywhere, collected while the payments are made. */
const secrets = new Set<string>([
  ...Object.values(cards),
  ...Object.values(cards).map((number) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
  cpf,
  '123.456.789-09',
  '_secret_',
  ...Object.values(gatewayKeys).filter((key) => !key.startsWith('pk_')),
  mercadoPagoKeys.accessToken,
  mercadoPagoKeys.webhookSecret,
])

/** Every error response of the API. */
const errors: string[] = []
function heard(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode >= 400) errors.push(`${response.body} ${JSON.stringify(response.headers)}`)
  return response
}

/** What the browser's script does with a typed card. */
async function typed(number: string): Promise<string> {
  const { id } = await shop.stripeJs.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 11, exp_year: 2035, cvc: '917' },
  })
  secrets.add(id)
  return id
}

async function mercadoPagoToken(name: string): Promise<string> {
  const url = `${shop.gateway.url}/mercadopago/v1/card_tokens?public_key=${mercadoPagoKeys.publicKey}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: cards.mercadoPago,
      security_code: '917',
      expiration_month: 11,
      expiration_year: 2035,
      cardholder: { name, identification: { type: 'CPF', number: cpf } },
    }),
  })
  const { id } = (await response.json()) as { id: string } // the stand-in's own answer
  secrets.add(id)
  return id
}

async function newOrder() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  return { browser, id: order.id, read: async () => (await readOrder(browser, order.id)).paymentStatus }
}

async function payByStripeCard(number: string) {
  const order = await newOrder()
  const { clientSecret } = await openPayment(order.browser, order.id, 'card')
  secrets.add(clientSecret ?? '')
  await submitCard(shop, clientSecret, await typed(number))
  await shop.idle()
  return order
}

async function payByMercadoPagoCard(holder: string) {
  const order = await newOrder()
  const card = { token: await mercadoPagoToken(holder), brand: 'visa', installments: 2 }
  const body = { gateway: 'mercadopago', method: 'card', card }
  heard(await order.browser.post(`/api/orders/${order.id}/payments`, body, withKey()))
  await shop.idle()
  return order
}

async function payByPix(gateway: 'stripe' | 'mercadopago' | 'pix_key') {
  const order = await newOrder()
  const { payment } = await openPayment(order.browser, order.id, 'pix', { gateway })
  const ref = await latestRef(shop, order.id)
  if (gateway === 'stripe') shop.gateway.control.pay({ paymentIntent: ref })
  if (gateway === 'mercadopago') shop.gateway.control['mp-approve']({ payment: ref })
  if (gateway === 'pix_key') shop.gateway.control['bank-credit']({ code: payment.pixCode ?? '' })
  await shop.idle()
  return order
}

test('§6.41: after a payment of each kind, paid, declined and broken off, no card, token, client secret, CPF or key is in database, logs or errors', async () => {
  expect(await (await payByStripeCard(cards.good)).read()).toBe('confirmed')
  expect(await (await payByStripeCard(cards.declined)).read()).toBe('failed')
  expect(await (await payByMercadoPagoCard('APRO')).read()).toBe('confirmed')
  expect(await (await payByMercadoPagoCard('FUND')).read()).toBe('failed')
  for (const gateway of ['stripe', 'mercadopago', 'pix_key'] as const)
    expect(await (await payByPix(gateway)).read()).toBe('confirmed')

  // Each fault on each gateway, so that the SDKs' errors reach the logs.
  for (const kind of [
    '409',
    '500',
    '500-after-commit',
    'close-after-commit',
    'foreign-json',
    'html',
  ] as const) {
    for (const match of ['POST /v1/payment_intents', 'POST /mercadopago/v1/payments'])
      shop.gateway.control.fault({ kind, times: 50, match })
    for (const gateway of ['stripe', 'mercadopago'] as const) {
      const { browser, id } = await newOrder()
      heard(await requestPayment(browser, id, 'pix', undefined, { gateway }))
    }
    await payByMercadoPagoCard('APRO')
    shop.gateway.control['clear-faults']()
    shop.clock.advance(61_000)
    await pollOnce(shop.ctx)
    await shop.idle()
  }

  // The gateway's refusal to void a paid intent quotes the intent with its client secret.
  const order = await newOrder()
  const { clientSecret } = await openPayment(order.browser, order.id, 'card')
  secrets.add(clientSecret ?? '')
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await submitCard(shop, clientSecret, await typed(cards.good))
  heard(await requestPayment(order.browser, order.id, 'pix'))
  expect(await order.read()).toBe('confirmed')

  // Fields that no form of ours sends are rejected, and not quoted.
  const victim = await newOrder()
  const hostile = [
    { gateway: 'stripe', method: 'card', number: cards.good, cvc: '917', cpf },
    { gateway: 'mercadopago', method: 'card', card: { token: 'short', number: cards.good, cpf } },
    { gateway: cards.good, method: cpf },
    {
      gateway: 'mercadopago',
      method: 'card',
      card: { token: cards.mercadoPago, brand: cpf, installments: 1 },
    },
  ]
  for (const body of hostile) {
    const response = heard(await victim.browser.post(`/api/orders/${victim.id}/payments`, body, withKey()))
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
  }
  heard(await victim.browser.get(`/api/orders/${cards.good}`))
  heard(await victim.browser.get(`/api/orders/${victim.id}?cpf=${cpf}&card=${cards.good}`))
  await shop.idle()

  const raw = await shop.db.selectFrom('webhook_events').select('raw').where('raw', 'is not', null).execute()
  const bodies = raw.map(({ raw: encrypted }) =>
    decrypt(shop.ctx.config.linkSecret, encrypted ?? Buffer.of()).toString(),
  )
  const texts = {
    database: await dump(shop),
    'webhook bodies': bodies.join('\n'),
    logs: shop.logs(),
    metrics: (await shop.ctx.metrics.page()).text,
    errors: errors.join('\n'),
  }
  // Each place really contains something.
  expect(texts.database).toContain('Olívia')
  expect(bodies.length).toBeGreaterThan(5)
  expect(texts.logs).toContain('"level"')
  expect(errors.length).toBeGreaterThan(10)
  for (const [name, text] of Object.entries(texts))
    for (const secret of secrets) {
      // The ids of payment methods are in the gateway's encrypted events, and stay there.
      if (name === 'webhook bodies' && secret.startsWith('pm_')) continue
      expect(text.includes(secret), `${secret} in the ${name}`).toBe(false)
    }
})
