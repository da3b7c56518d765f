import { GatewayError, type PaymentSnapshot } from '../gateway.ts'
import { fromDecimal } from './amounts.ts'

/** The fields of a payment that the shop reads. They can hold any JSON, so each is checked. */
interface Answer {
  id?: unknown
  status?: unknown
  status_detail?: unknown
  transaction_amount?: unknown
  currency_id?: unknown
  external_reference?: unknown
  metadata?: unknown
  live_mode?: unknown
  payment_type_id?: unknown
  date_of_expiration?: unknown
  transaction_amount_refunded?: unknown
  refunds?: unknown
  point_of_interaction?: { transaction_data?: { qr_code?: unknown } }
}

/** Converts a payment answer to a snapshot; rejects anything that is not a payment (P1.4). */
export function readPayment(answer: object): PaymentSnapshot {
  const payment = answer as Answer // every field is `unknown` until checked
  const { id, status, currency_id: currency, external_reference: attemptId } = payment
  if (!isId(id) || typeof status !== 'string' || currency !== 'BRL') throw noPayment()
  const amount = fromDecimal(payment.transaction_amount, currency)
  if (amount === null) throw noPayment()
  const detail = textOf(payment.status_detail)
  const method = payment.payment_type_id === 'bank_transfer' ? 'pix' : 'card'
  return {
    ref: String(id),
    state: stateOf(status, detail),
    amount,
    currency,
    orderId: textOf((payment.metadata as { order_id?: unknown } | null | undefined)?.order_id),
    attemptId: textOf(attemptId),
    live: payment.live_mode === true,
    methods: [method],
    clientSecret: null,
    pixCode: textOf(payment.point_of_interaction?.transaction_data?.qr_code),
    payUrl: null,
    expiresAt: method === 'pix' ? dateOf(payment.date_of_expiration) : null,
    failureCode: status === 'rejected' ? detail : null,
    hasHistory: hasHistory(payment),
  }
}

/**
 * The results of a search. Any other JSON would read as "nothing found", and a payment would be given up: so the answer
 * must prove to be a search result.
 */
export function readResults(answer: object): object[] {
  const { results, paging } = answer as { results?: unknown; paging?: { total?: unknown } | null }
  if (Array.isArray(results) && typeof paging?.total === 'number') return results
  throw new GatewayError('unknown', 'The gateway answered with something that is no list.')
}

/**
 * One notification covers a payment and all later changes of its money. A refund that was returned leaves only its
 * entry in the list.
 */
const hasHistory = ({ status, transaction_amount_refunded: refunded, refunds }: Answer): boolean =>
  status === 'refunded' ||
  status === 'charged_back' ||
  (typeof refunded === 'number' && refunded > 0) ||
  (Array.isArray(refunds) && refunds.length > 0)

/** An unknown status counts as in progress. Refunded money was confirmed before. */
function stateOf(status: string, detail: string | null): PaymentSnapshot['state'] {
  switch (status) {
    case 'approved':
    case 'in_mediation':
    case 'refunded':
    case 'charged_back':
      return 'confirmed'
    case 'rejected':
      return 'refused'
    case 'cancelled':
      return detail === 'expired' ? 'expired' : 'cancelled'
    default:
      return 'processing'
  }
}

/** A payment's path in the API. */
export const pathOf = (ref: string): string => `/v1/payments/${encodeURIComponent(ref)}`

/** Numbers in answers, strings in lists. */
export const isId = (id: unknown): boolean =>
  typeof id === 'number'
    ? Number.isSafeInteger(id) && id > 0
    : typeof id === 'string' && /^\d{1,40}$/.test(id)

const noPayment = () => new GatewayError('unknown', 'The gateway answered with something that is no payment.')

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A date as Mercado Pago writes it; `null` if invalid. */
export function dateOf(value: unknown): Date | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time)
}
