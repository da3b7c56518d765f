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

  function letterOf({ event: id, face = 'stripe', forged }: Delivery): Letter | undefined {
    const { url: to, secret: known } = receivers[face]
    if (to === undefined) return undefined
    const key = forged ? randomText(32) : known
    if (face === 'mercadopago') {
      const notice = ledger.get('mp_notice', id)
      return notice && noticeLetter(notice, to, key)
    }
    if (face === 'bank') {
      const credit = ledger.get('bank_credit', id)
      return credit && creditLetter(credit, to, key)
    }
    const event = ledger.get('event', id)
    return event && eventLetter(event, to, key)
  }

  return { letterOf, reaches: (face: Face): boolean => receivers[face].url !== undefined }
}
