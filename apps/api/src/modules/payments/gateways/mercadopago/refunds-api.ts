import type { Clock } from '../../../../clock.ts'
import type {
  GatewayRefundsApi,
  GatewayDispute,
  GatewayRefund,
  ListedMoney,
  RefundRequest,
} from '../refunds-api.ts'
import { GatewayError } from '../gateway.ts'
import { fromDecimal, toDecimal } from './amounts.ts'
import type { MercadoPagoClient } from './client.ts'
import { dateOf, isId, pathOf, readPayment, readResults } from './payment.ts'

/** Page size of a search, Mercado Pago's maximum. */
const page = 100

/** Marks an event's reference as a chargeback. */
export const chargebackPrefix = 'chargeback:'

/** How long the outcome of a rejected PIX refund is unknown: it may still be carried out. */
const doubtMs = 86_400_000

/** Mercado Pago's refunds and chargebacks. It stores no id of ours on a refund, so `refundId` is never set. */
export function mercadoPagoRefundsApi(client: MercadoPagoClient, clock: Clock): GatewayRefundsApi {
  const listRefunds = async (paymentRef: string): Promise<GatewayRefund[]> =>
    listOf(await client.get(`${pathOf(paymentRef)}/refunds`)).map(readRefund)

  const search = (begin: Date, end: Date) =>
    client.get('/v1/payments/search', {
      sort: 'date_created',
      criteria: 'asc',
      range: 'date_created',
      begin_date: stamp(begin),
      end_date: stamp(end),
      limit: page,
      offset: 0,
    })

  /**
   * R13: Mercado Pago can answer a PIX refund with 400 and still carry it out. The payment's state decides; while the
   * payment could still be refunded by this amount, the outcome is unknown.
   */
  async function isSurelyRefused({ paymentRef, amount, requestedAt }: RefundRequest): Promise<boolean> {
    const answer = await client.get(pathOf(paymentRef))
    const payment = readPayment(answer)
    if (!payment.methods.includes('pix')) return true
    if (clock.now().getTime() - requestedAt.getTime() > doubtMs) return true
    const made = await listRefunds(paymentRef)
    const held = made.reduce((sum, each) => sum + (each.state === 'failed' ? 0 : each.amount), 0)
    return (answer as Fields)['status'] !== 'approved' || amount > payment.amount - held
  }

  return {
    async refund(request) {
      const { paymentRef, amount, currency, refundId, key } = request
      const body = { amount: toDecimal(amount, currency) }
      try {
        const answer = await client.send('POST', `${pathOf(paymentRef)}/refunds`, body, key)
        return { ...readRefund(answer), refundId }
      } catch (error) {
        if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
        if (await isSurelyRefused(request)) throw error
        throw new GatewayError('unknown', `${error.message}, in doubt`, error.code, { cause: error })
      }
    },

    async history(paymentRef) {
      const refunds = await listRefunds(paymentRef)
      const found = await client.get('/v1/chargebacks/search', { payment_id: paymentRef })
      return { refunds, disputes: resultsOf(found).map(readDispute) }
    },

    async owner(ref) {
      const id = ref.startsWith(chargebackPrefix)
        ? paymentOf(await client.get(`/v1/chargebacks/${ref.slice(chargebackPrefix.length)}`))
        : ref
      const payment = readPayment(await client.get(pathOf(id)))
      return { ref: payment.ref, attemptId: payment.attemptId }
    },

    async *list(since, until) {
      // Mercado Pago's clock may be ahead of ours.
      const end = until ?? new Date(clock.now().getTime() + 86_400_000)
      const seen = new Set<string>()
      for (let begin = since; ;) {
        const found = resultsOf(await search(begin, end))
        const fresh = found.filter((each) => !seen.has(String(each['id'])))
        if (fresh.length === 0) return
        for (const each of fresh) {
          seen.add(String(each['id']))
          const listed = readListed(each)
          if (listed) yield listed
        }
        // Pages by the time of the last item instead of an offset, so that new items do not shift the pages.
        begin = dateOf(fresh.at(-1)?.['date_created']) ?? begin
        if (found.length < page) return
      }
    },
  }
}

/** Any JSON can arrive, so each field is checked. */
type Fields = Record<string, unknown>

function listOf(answer: unknown): Fields[] {
  if (Array.isArray(answer)) return answer as Fields[] // each is read field by field
  throw noAnswer('list')
}

const resultsOf = (answer: object): Fields[] => readResults(answer) as Fields[] // each is read field by field

function readRefund(answer: object): GatewayRefund {
  const refund = answer as Fields
  const amount = fromDecimal(refund['amount'], 'BRL')
  if (!isId(refund['id']) || amount === null) throw noAnswer('refund')
  const status = refund['status']
  return {
    ref: String(refund['id']),
    // An unknown value counts as still in progress.
    state:
      status === 'approved'
        ? 'succeeded'
        : status === 'rejected' || status === 'cancelled'
          ? 'failed'
          : 'sent',
    amount,
    currency: 'BRL',
    refundId: null,
    unnamedSince: dateOf(refund['date_created']) ?? new Date(),
    failureCode: status === 'rejected' || status === 'cancelled' ? status : null,
  }
}

function readDispute(chargeback: Fields): GatewayDispute {
  const amount = fromDecimal(chargeback['amount'], 'BRL')
  if (!isId(chargeback['id']) || amount === null) throw noAnswer('chargeback')
  const covered = chargeback['coverage_applied']
  const { reason } = chargeback
  return {
    ref: String(chargeback['id']),
    // Covered: Mercado Pago bears it. Not covered: the shop's loss. Absent: not decided yet.
    state: covered === true ? 'won' : covered === false ? 'lost' : 'open',
    amount,
    currency: 'BRL',
    reason: typeof reason === 'string' ? reason : null,
    openedAt: dateOf(chargeback['date_created']) ?? new Date(),
  }
}

function paymentOf(answer: object): string {
  const chargeback = answer as Fields
  const named: unknown = Array.isArray(chargeback['payments'])
    ? chargeback['payments'][0]
    : chargeback['payment_id']
  if (isId(named)) return String(named)
  throw noAnswer('chargeback')
}

function readListed(each: Fields): ListedMoney | undefined {
  // Perhaps from another country's account; not ours.
  if (each['currency_id'] !== 'BRL') return undefined
  const { ref, state, attemptId, orderId, amount, currency, live } = readPayment(each)
  if (state !== 'confirmed') return undefined
  const refunded = fromDecimal(each['transaction_amount_refunded'] ?? 0, 'BRL')
  const disputed = each['status'] === 'charged_back' || each['status'] === 'in_mediation'
  const listed = { ref, attemptId, orderId, amount, currency, live, disputed }
  return refunded === null ? listed : { ...listed, refunded }
}

const noAnswer = (what: string) =>
  new GatewayError('unknown', `The gateway answered with something that is no ${what}.`)

const stamp = (time: Date) => time.toISOString().replace('Z', '+00:00')
