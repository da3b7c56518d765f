import type { Clock } from '../clock.ts'
import { randomText } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { BankOptions } from '../options.ts'
import type { Delivery, Face } from '../records.ts'
import type { Receiver } from '../stand-in.ts'
import { standInNames, standIns, type StandInOptions } from '../stand-ins.ts'
import { creditMessage, eventMessage, type WebhookMessage } from './messages.ts'

/** Each sender's webhook URL, and the secret shared with its receiver. */
export interface Receivers {
  url: string | undefined
  secret: string
  gateways: StandInOptions
  bank: BankOptions | undefined
  /** The receivers' clock, which signatures are checked against. The gateway's own clock can be moved. */
  clock: Clock
}

/** Builds the messages of deliveries, each in its sender's format. */
export function createWriter(ledger: Ledger, { url, secret, gateways, bank, clock }: Receivers) {
  const receivers = new Map<Face, Receiver>()
  const receive = (face: Face, to: string | undefined, key = '') =>
    to !== undefined && receivers.set(face, { url: to, secret: key })
  receive('stripe', url, secret)
  receive('bank', bank?.webhookUrl, bank?.webhookSecret)
  for (const name of standInNames) receive(name, gateways[name]?.webhookUrl, gateways[name]?.webhookSecret)

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
    const receiver = receivers.get(face)
    if (!receiver) return undefined
    const key = secret ?? receiver.secret
    if (face === 'stripe') {
      const event = ledger.get('event', id)
      return event && eventMessage(event, receiver.url, key, time)
    }
    if (face === 'bank') {
      const credit = ledger.get('bank_credit', id)
      return credit && creditMessage(credit, receiver.url, key, time)
    }
    return standIns[face].message(ledger, id, { ...receiver, secret: key }, time)
  }

  return { messageOf, reaches: (face: Face): boolean => receivers.has(face) }
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
