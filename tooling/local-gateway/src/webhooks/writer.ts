import { randomText } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { BankOptions, MercadoPagoOptions } from '../options.ts'
import type { Delivery, Face } from '../records.ts'
import { creditLetter, eventLetter, noticeLetter, type Letter } from './letters.ts'

/** Who is told of what, and the secrets that the receivers share. */
export interface Receivers {
  url: string | undefined
  secret: string
  mercadoPago: MercadoPagoOptions | undefined
  bank: BankOptions | undefined
}

/** Writes the letters of deliveries, each in its face's form. */
export function createWriter(ledger: Ledger, { url, secret, mercadoPago, bank }: Receivers) {
  const receivers: Record<Face, { url: string | undefined; secret: string }> = {
    stripe: { url, secret },
    mercadopago: { url: mercadoPago?.webhookUrl, secret: mercadoPago?.webhookSecret ?? '' },
    bank: { url: bank?.webhookUrl, secret: bank?.webhookSecret ?? '' },
  }

  function letterOf(delivery: Delivery): Letter | undefined {
    const { forged, flaw = forged ? 'secret' : undefined } = delivery
    const letter = signed(delivery, {
      secret: flaw === 'secret' ? randomText(32) : undefined,
      time: now() + (flaw === 'old' ? -skew : flaw === 'ahead' ? skew : 0),
    })
    return letter && flaw === 'changed' ? changed(letter) : letter
  }

  function signed({ event: id, face = 'stripe' }: Delivery, { secret, time }: Signing): Letter | undefined {
    const { url: to, secret: known } = receivers[face]
    if (to === undefined) return undefined
    const key = secret ?? known
    if (face === 'mercadopago') {
      const notice = ledger.get('mp_notice', id)
      return notice && noticeLetter(notice, to, key, time)
    }
    if (face === 'bank') {
      const credit = ledger.get('bank_credit', id)
      return credit && creditLetter(credit, to, key, time)
    }
    const event = ledger.get('event', id)
    return event && eventLetter(event, to, key, time)
  }

  return { letterOf, reaches: (face: Face): boolean => receivers[face].url !== undefined }
}

interface Signing {
  /** In place of the one that the receiver knows. */
  secret: string | undefined
  /** Seconds. */
  time: number
}

/** Signed with the true time, not the gateway's shifted clock: receivers check its age against their own. */
const now = () => Math.floor(Date.now() / 1000)

/** Seconds that a signature is old, or ahead, where it shall not be believed any more. */
const skew = 600

/** A space more in the body, or another id where only the address was signed. */
function changed({ url, body, headers }: Letter): Letter {
  const address = new URL(url)
  const about = address.searchParams.get('data.id')
  if (about !== null) address.searchParams.set('data.id', `${about}1`)
  return { url: address.toString(), body: `${body} `, headers }
}
