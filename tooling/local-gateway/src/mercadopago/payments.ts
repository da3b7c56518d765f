import { buildBrCode } from '../br-code.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Gateway } from '../gateway.ts'
import { newId, randomText } from '../ids.ts'
import { badRequest } from './error.ts'
import { brandOf } from './public.ts'
import type { MpNotice, MpPayment, MpToken, Outcome } from './records.ts'
import type { CreateRequest, TokenRequest } from './request.ts'
import { PAYMENT_FIELDS, retrieve } from './stored.ts'

/** Mercado Pago's published test cardholders: the name on the card decides the outcome. */
const holders: Record<string, Outcome> = {
  APRO: { status: 'approved', status_detail: 'accredited' },
  CONT: { status: 'in_process', status_detail: 'pending_contingency' },
  OTHE: { status: 'rejected', status_detail: 'cc_rejected_other_reason' },
  CALL: { status: 'rejected', status_detail: 'cc_rejected_call_for_authorize' },
  FUND: { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' },
  SECU: { status: 'rejected', status_detail: 'cc_rejected_bad_filled_security_code' },
  EXPI: { status: 'rejected', status_detail: 'cc_rejected_bad_filled_date' },
  FORM: { status: 'rejected', status_detail: 'cc_rejected_bad_filled_other' },
}

/** `min_allowed_amount` of cards in Brazil, in reais. */
const leastByCard = 0.5

/** Seconds: at least half an hour, at most thirty days, one day by default. */
const pixLife = { least: 30 * 60, most: 30 * 86_400, usual: 86_400 }

export function createToken({ ledger }: Gateway, { card_number, cardholder }: TokenRequest): MpToken {
  const token: MpToken = {
    id: randomText(32).toLowerCase(),
    holder: cardholder.name.trim().toUpperCase(),
    brand: brandOf(card_number),
    used: false,
  }
  ledger.put('mp_token', token)
  return token
}

export function createPayment(gateway: Gateway, request: CreateRequest): MpPayment {
  const isPix = request.payment_method_id === 'pix'
  if (!isPix && request.transaction_amount < leastByCard) throw badRequest('Invalid transaction_amount')
  const now = gateway.clock.now()
  const id = 1_000_000_000 + gateway.ledger.list('mp_payment').length
  const outcome: Outcome = isPix
    ? { status: 'pending', status_detail: 'pending_waiting_transfer' }
    : charge(gateway, request)
  const amount = request.transaction_amount
  const payment: MpPayment = {
    id,
    date_created: stamp(now),
    date_approved: outcome.status === 'approved' ? stamp(now) : null,
    date_last_updated: stamp(now),
    date_of_expiration: isPix ? pixEnd(request.date_of_expiration, now) : null,
    payment_method_id: request.payment_method_id,
    payment_type_id: isPix ? 'bank_transfer' : 'credit_card',
    ...outcome,
    currency_id: 'BRL',
    description: request.description ?? null,
    live_mode: false,
    ...PAYMENT_FIELDS,
    ...(outcome.status === 'approved' && { money_release_date: stamp(now) }),
    payer: { id: String(id), email: request.payer.email, type: 'customer' },
    external_reference: request.external_reference ?? null,
    metadata: request.metadata ?? {},
    transaction_amount: amount,
    transaction_amount_refunded: 0,
    transaction_details: {
      net_received_amount: amount,
      total_paid_amount: amount,
      overpaid_amount: 0,
      installment_amount: null,
    },
    installments: request.installments ?? 1,
    refunds: [],
    ...(isPix && { point_of_interaction: pointOf(gateway, id, amount) }),
  }
  watchPayment(gateway.deadlines, String(id), payment)
  return keep(gateway, payment, 'payment.created')
}

/** Decides a pending payment. Refused if its state does not allow it. `paid`: cents, if they differ from the amount. */
export function decide(gateway: Gateway, id: string, outcome: Outcome, paid?: number): MpPayment {
  const payment = retrieve(gateway, id)
  const waits = payment.status === 'pending' || payment.status === 'in_process'
  // A payer's bank may have sent the money just before the code expired.
  const late = outcome.status === 'approved' && payment.status_detail === 'expired'
  if (!waits && !late) throw badRequest(`The payment is ${payment.status}`)
  const now = stamp(gateway.clock.now())
  return keep(gateway, {
    ...payment,
    ...outcome,
    ...(paid !== undefined && { transaction_amount: paid / 100 }),
    date_approved: outcome.status === 'approved' ? now : null,
    money_release_date: outcome.status === 'approved' ? now : null,
  })
}

/** Expires an unpaid PIX code once its time is over. */
export function expirePayment(gateway: Gateway, id: string): void {
  const payment = gateway.ledger.get('mp_payment', id)?.value
  const end = payment?.date_of_expiration
  if (payment?.status === 'pending' && end && Date.parse(end) <= gateway.clock.now())
    keep(gateway, { ...payment, status: 'cancelled', status_detail: 'expired' })
}

export function watchPayment(
  deadlines: Deadlines,
  id: string,
  { status, date_of_expiration: end }: MpPayment,
): void {
  if (status === 'pending' && end !== null) deadlines.watch(id, Math.ceil(Date.parse(end) / 1000))
}

/** With the offset format that Mercado Pago uses. */
export const stamp = (time: number): string => new Date(time).toISOString().replace('Z', '+00:00')

/** Saves a payment and notifies the shop. */
export function keep(
  gateway: Gateway,
  payment: MpPayment,
  action: 'payment.created' | 'payment.updated' = 'payment.updated',
): MpPayment {
  const created = stamp(gateway.clock.now())
  const id = String(payment.id)
  gateway.ledger.transaction(() => {
    gateway.ledger.put('mp_payment', { id, value: { ...payment, date_last_updated: created } })
    notify(gateway, { type: 'payment', action, about: id })
  })
  return retrieve(gateway, id)
}

/** Queues a notification; call it in the transaction that it reports. */
export function notify(gateway: Gateway, about: Omit<MpNotice, 'id' | 'created'>): void {
  const notice = { id: newId('mpn'), ...about, created: stamp(gateway.clock.now()) }
  gateway.ledger.put('mp_notice', notice)
  gateway.webhooks.announce('mercadopago', notice.id)
}

function charge({ ledger }: Gateway, { token: id = '', payment_method_id: brand }: CreateRequest): Outcome {
  const token = ledger.get('mp_token', id)
  if (!token || token.used) throw badRequest('Card Token not found')
  if (token.brand !== brand) throw badRequest('The payment method is not the card’s')
  ledger.put('mp_token', { ...token, used: true })
  const outcome = holders[token.holder.split(' ')[0] ?? ''] ?? holders['OTHE']
  if (!outcome) throw new Error('A refusal is in the table')
  return outcome
}

function pixEnd(requested: string | undefined, now: number): string {
  const end = requested === undefined ? now + pixLife.usual * 1000 : Date.parse(requested)
  const seconds = (end - now) / 1000
  // One minute of tolerance for the duration of the request.
  if (seconds < pixLife.least - 60 || seconds > pixLife.most)
    throw badRequest('date_of_expiration must be from 30 minutes to 30 days ahead')
  return stamp(end)
}

function pointOf(
  { url }: Gateway,
  id: number,
  amount: number,
): NonNullable<MpPayment['point_of_interaction']> {
  const code = buildBrCode({
    url: `${new URL(url).host}/pix/mp/${id}`,
    amount: cents(amount),
    name: 'RECADINHO SANDBOX',
    city: 'SAO PAULO',
  })
  const ticket = `${url}/mercadopago/pix/${id}`
  return { type: 'PIX', transaction_data: { qr_code: code, qr_code_base64: '', ticket_url: ticket } }
}

export const cents = (reais: number) => Math.round(reais * 100)
