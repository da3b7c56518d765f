import type { Gateway } from '../gateway.ts'
import { badRequest, MercadoPagoError } from './error.ts'
import { keep, notify, stamp } from './payments.ts'
import type { MpChargeback } from './records.ts'
import { retrieve } from './stored.ts'

/** The cardholder disputes the purchase at their bank: the money leaves the account until a decision. */
export function openChargeback(gateway: Gateway, paymentId: string): MpChargeback {
  const payment = retrieve(gateway, paymentId)
  if (payment.status !== 'approved') throw badRequest(`The payment is ${payment.status}`)
  const now = stamp(gateway.clock.now())
  const chargeback: MpChargeback = {
    id: String(230_000_000_000 + payment.id),
    payments: [payment.id],
    amount: payment.transaction_amount,
    currency: 'BRL',
    reason: 'fraud',
    coverage_applied: null,
    coverage_elegible: true,
    documentation_required: true,
    documentation_status: 'pending',
    date_created: now,
    date_last_updated: now,
    live_mode: false,
  }
  return change(gateway, chargeback, 'in_process')
}

/** If covered, the money is returned; otherwise it is lost. */
export function closeChargeback(gateway: Gateway, paymentId: string, covered: boolean): MpChargeback {
  const open = gateway.ledger
    .list('mp_chargeback')
    .find(({ payments, coverage_applied }) => String(payments[0]) === paymentId && coverage_applied === null)
  if (!open) throw badRequest('The payment has no open chargeback')
  const decided = { ...open, coverage_applied: covered, documentation_status: covered ? 'valid' : 'invalid' }
  return change(gateway, decided, covered ? 'reimbursed' : 'settled')
}

export function retrieveChargeback({ ledger }: Gateway, id: string): MpChargeback {
  const found = ledger.get('mp_chargeback', id)
  if (found) return found
  throw new MercadoPagoError(404, 'not_found', 'Chargeback not found')
}

export function searchChargebacks({ ledger }: Gateway, query: unknown) {
  const { payment_id: wanted } = query as { payment_id?: string } // the one supported filter
  const results = ledger.list('mp_chargeback').filter(({ payments }) => String(payments[0]) === wanted)
  return { paging: { total: results.length, limit: 30, offset: 0 }, results }
}

/** Saves both, and notifies the shop. */
function change(gateway: Gateway, chargeback: MpChargeback, detail: string): MpChargeback {
  const payment = retrieve(gateway, String(chargeback.payments[0]))
  const now = stamp(gateway.clock.now())
  gateway.ledger.transaction(() => {
    gateway.ledger.put('mp_chargeback', { ...chargeback, date_last_updated: now })
    keep(gateway, { ...payment, status: 'charged_back', status_detail: detail })
    notify(gateway, { type: 'topic_chargebacks_wh', action: 'chargeback.updated', about: chargeback.id })
  })
  return retrieveChargeback(gateway, chargeback.id)
}
