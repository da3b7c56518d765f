import type { Gateway } from '../gateway.ts'
import { randomText } from '../ids.ts'
import { readCode } from './read-code.ts'
import type { BankCredit } from './records.ts'

/** The payer's input: a copy-and-paste code, or its reference and an amount in cents. */
export interface Transfer {
  code?: string | undefined
  reference?: string | undefined
  amount?: number | undefined
  /** Cents to add to that amount; negative for less. */
  difference?: number | undefined
}

/** Records money received on the shop's PIX key and notifies the shop, following the webhook policy. */
export function creditAccount(gateway: Gateway, { code, ...given }: Transfer): BankCredit {
  const said = code === undefined ? undefined : readCode(code)
  const txid = given.reference ?? said?.txid
  const wanted = given.amount ?? said?.amount
  const amount = wanted === undefined ? undefined : wanted + (given.difference ?? 0)
  if (txid === undefined) throw new Error('Say which code is paid, or its reference.')
  if (!/^[0-9A-Za-z]{1,25}$/.test(txid)) throw new Error('A reference has 1 to 25 letters and digits.')
  if (amount === undefined || amount < 1) throw new Error('Say how much is paid: a code without an amount.')
  const credit = { id: endToEndId(gateway), txid, amount, created: gateway.clock.seconds() }
  gateway.ledger.put('bank_credit', credit)
  gateway.webhooks.announce('bank', credit.id)
  return credit
}

/** The bank's number, the current minute and eleven random letters and digits. */
function endToEndId({ clock }: Gateway): string {
  const minute = new Date(clock.now()).toISOString().replaceAll(/\D/g, '').slice(0, 12)
  return `E99999999${minute}${randomText(11)}`
}
