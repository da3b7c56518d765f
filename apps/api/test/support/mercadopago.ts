import type { CreatedPayment } from '@recadinho/contracts/payments'
import type { Browser } from './app.ts'
import { placeOrder, withKey } from './order.ts'
import { latestRef, mercadoPagoKeys, type Shop } from './shop.ts'

/** What the gateway's browser script does with the card; the holder's name decides the outcome. */
export async function cardToken(shop: Shop, holder: string): Promise<string> {
  const url = `${shop.gateway.url}/mercadopago/v1/card_tokens?public_key=${mercadoPagoKeys.publicKey}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: '4235647728025682',
      security_code: '123',
      expiration_month: 11,
      expiration_year: 2030,
      cardholder: { name: holder },
    }),
  })
  const { id } = (await response.json()) as { id: string } // the stand-in's own answer
  return id
}

/** Pays by a card of that holder. */
export async function payByMercadoPagoCard(
  shop: Shop,
  browser: Browser,
  orderId: string,
  holder: string,
  change: object = {},
): Promise<Awaited<ReturnType<Browser['post']>>> {
  const card = { token: await cardToken(shop, holder), brand: 'visa', installments: 1, ...change }
  const body = { gateway: 'mercadopago', method: 'card', card }
  return browser.post(`/api/orders/${orderId}/payments`, body, withKey())
}

/** An order paid through Mercado Pago. */
export async function paidByMercadoPago(shop: Shop) {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const response = await payByMercadoPagoCard(shop, browser, order.id, 'APRO')
  const { payment } = response.json<CreatedPayment>()
  await shop.idle()
  return {
    id: order.id,
    paymentId: payment.id,
    total: order.amounts.total.amount,
    browser,
    ref: await latestRef(shop, order.id),
  }
}
