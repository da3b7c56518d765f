import { createHmac } from 'node:crypto'
import type { BankCredit } from '../bank/records.ts'
import type { SentEvent } from '../contract/roots.ts'
import { randomText } from '../ids.ts'
import type { MpNotice } from '../mercadopago/records.ts'

/** The HTTP request to a receiver; signed at `time`, in seconds. */
export interface WebhookMessage {
  url: string
  body: string
  headers: Record<string, string>
}

const agent = '(local gateway; sandbox, no real money)'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Stripe signs the time and the body. */
export function eventMessage(event: SentEvent, url: string, secret: string, time: number): WebhookMessage {
  const body = JSON.stringify(event, null, 2)
  return {
    url,
    body,
    headers: {
      'stripe-signature': `t=${time},v1=${hmac(secret, `${time}.${body}`)}`,
      'user-agent': `Stripe/1.0 ${agent}`,
    },
  }
}

/** Mercado Pago signs the object's id, the request's id and the time, but not the body. */
export function notificationMessage(
  { id, type, action, about, created }: MpNotice,
  to: string,
  secret: string,
  time: number,
): WebhookMessage {
  const requestId = randomText(24)
  const url = new URL(to)
  url.searchParams.set('data.id', about)
  url.searchParams.set('type', type)
  return {
    url: url.toString(),
    body: JSON.stringify({
      id,
      action,
      type,
      api_version: 'v1',
      date_created: created,
      live_mode: false,
      data: { id: about },
    }),
    headers: {
      'x-request-id': requestId,
      'x-signature': `ts=${time},v1=${hmac(secret, `id:${about};request-id:${requestId};ts:${time};`)}`,
      'user-agent': `MercadoPago WebHook v1.0 ${agent}`,
    },
  }
}

/** A bank's notification of a credit, in the format of the shop's API: the time and the body are signed. */
export function creditMessage(
  { id, txid, amount }: BankCredit,
  url: string,
  secret: string,
  time: number,
): WebhookMessage {
  const reais = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const body = JSON.stringify({ endToEndId: id, txid, amount: reais, currency: 'BRL' })
  return {
    url,
    body,
    headers: {
      'x-pix-signature': `t=${time},v1=${hmac(secret, `${time}.${body}`)}`,
      'user-agent': `Bank ${agent}`,
    },
  }
}
