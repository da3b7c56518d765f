import type { Clock } from '../clock.ts'
import { randomText } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { BankOptions, MercadoPagoOptions } from '../options.ts'
import type { Delivery, Face } from '../records.ts'
import { creditMessage, eventMessage, notificationMessage, type WebhookMessage } from './messages.ts'

/** Each sender's webhook URL, and the secret shared with its receiver. */
export interface Receivers {
  url: string | undefined
  secret: string
  mercadoPago: MercadoPagoOptions | undefined
  bank: BankOptions | undefined
  /** The receivers' clock, which signatures are checked against. The gateway's own clock can be moved. */
  clock: Clock
}

/** Builds the messages of deliveries, each in its sender's format. */
export function createWriter(ledger: Ledger, { url, secret, mercadoPago, bank, clock }: Receivers) {
  const receivers: Record<Face, { url: string | undefined; secret: string }> = {
    stripe: { url, secret },
    mercadopago: { url: mercadoPago?.webhookUrl, secret: mercadoPago?.webhookSecret ?? '' },
    bank: { url: bank?.webhookUrl, secret: bank?.webhookSecret ?? '' },
  }

  function messageOf(delivery: Delivery): WebhookMessage | undefined {
    const { forged, flaw = forged ? 'secret' : undefined } = delivery
    const message = signed(delivery, {
      secret: flaw === 'secret' ? randomText(32) : undefined,
      time: Math.floor(clock.now() / 1000) + (flaw === 'old' ? -skew : flaw === 'ahead' ? skew : 0),
    })
    return message && flaw === 'changed' ? changed(message) : message
  }

  function signed(
    { event: id, face = 'stripe' }: Delivery,
    { secret, time }: Signing,
  ): WebhookMessage | undefined {
    const { url: to, secret: known } = receivers[face]
    if (to === undefined) return undefined
    const key = secret ?? known
    if (face === 'mercadopago') {
      const notice = ledger.get('mp_notice', id)
      return notice && notificationMessage(notice, to, key, time)
    }
    if (face === 'bank') {
      const credit = ledger.get('bank_credit', id)
      return credit && creditMessage(credit, to, key, time)
    }
    const event = ledger.get('event', id)
    return event && eventMessage(event, to, key, time)
  }

  return { messageOf, reaches: (face: Face): boolean => receivers[face].url !== undefined }
}

interface Signing {
  /** Overrides the receiver's secret. */
  secret: string | undefined
  /** Seconds. */
  time: number
}

/** Seconds by which a signature is too old or too new to be accepted. */
const skew = 600

/** Adds a space to the body, and changes the id where only the URL is signed. */
function changed({ url, body, headers }: WebhookMessage): WebhookMessage {
  const address = new URL(url)
  const about = address.searchParams.get('data.id')
  if (about !== null) address.searchParams.set('data.id', `${about}1`)
  return { url: address.toString(), body: `${body} `, headers }
}
