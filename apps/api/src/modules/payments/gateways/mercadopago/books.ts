import { Chargeback, Payment, PaymentRefund, type MercadoPagoConfig } from 'mercadopago'
import type { Clock } from '../../../../clock.ts'
import type { GatewayBooks, GatewayDispute, GatewayRefund, ListedMoney } from '../books.ts'
import { GatewayError } from '../gateway.ts'
import { fromDecimal, toDecimal } from './amounts.ts'
import { translated } from './client.ts'
import { dateOf, isId, readPayment, readResults } from './payment.ts'

/** Of a search; Mercado Pago gives no more at once. */
const page = 100

/** How an event's reference tells a chargeback from a payment. */
export const chargebackPrefix = 'chargeback:'

/** What Mercado Pago's books say of money. It writes no name of ours on a refund, so none of them has one. */
export function mercadoPagoBooks(config: MercadoPagoConfig, clock: Clock): GatewayBooks {
  const payments = new Payment(config)
  const refunds = new PaymentRefund(config)
  const chargebacks = new Chargeback(config)
  const search = (begin: Date) =>
    translated(config, () =>
      payments.search({
        options: {
          sort: 'date_created',
          criteria: 'asc',
          range: 'date_created',
          begin_date: stamp(begin),
          // Mercado Pago's clock may be ahead of ours.
          end_date: stamp(new Date(clock.now().getTime() + 86_400_000)),
          limit: page,
          offset: 0,
        },
      }),
    )

  return {
    refund: ({ paymentRef, amount, currency, refundId, key }) =>
      translated(config, async () => ({
        ...readRefund(
          await refunds.create({
            payment_id: paymentRef,
            body: { amount: toDecimal(amount, currency) },
            requestOptions: { idempotencyKey: key },
          }),
        ),
        refundId,
      })),

    history: (paymentRef) =>
      translated(config, async () => {
        const made = listOf(await refunds.list({ payment_id: paymentRef }))
        const found = await chargebacks.search({ options: { payment_id: Number(paymentRef) } })
        return { refunds: made.map(readRefund), disputes: resultsOf(found).map(readDispute) }
      }),

    owner: (ref) =>
      translated(config, async () => {
        const id = ref.startsWith(chargebackPrefix)
          ? paymentOf(await chargebacks.get({ id: ref.slice(chargebackPrefix.length) }))
          : ref
        const payment = readPayment(await payments.get({ id }))
        return { ref: payment.ref, attemptId: payment.attemptId }
      }),

    async *list(since) {
      const seen = new Set<string>()
      for (let begin = since; ;) {
        const found = resultsOf(await search(begin))
        const fresh = found.filter((each) => !seen.has(String(each['id'])))
        if (fresh.length === 0) return
        for (const each of fresh) {
          seen.add(String(each['id']))
          const listed = readListed(each)
          if (listed) yield listed
        }
        // From the last one's time on, rather than by number: what comes meanwhile shifts nothing.
        begin = dateOf(fresh.at(-1)?.['date_created']) ?? begin
        if (found.length < page) return
      }
    },
  }
}

/** Whatever the SDK says that it is, each field is looked at. */
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
    // A word that we do not know means that it is still under way.
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
    // Covered, Mercado Pago bears it; not covered, it is the shop's loss; nothing said, it is not decided.
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
  // Of another country's account, perhaps: none of ours.
  if (each['currency_id'] !== 'BRL') return undefined
  const { ref, state, attemptId, orderId, amount, currency, live } = readPayment(each)
  return state === 'confirmed' ? { ref, attemptId, orderId, amount, currency, live } : undefined
}

const noAnswer = (what: string) =>
  new GatewayError('unknown', `The gateway answered with something that is no ${what}.`)

const stamp = (time: Date) => time.toISOString().replace('Z', '+00:00')
