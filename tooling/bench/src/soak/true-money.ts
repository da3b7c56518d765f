import type { LocalGateway } from '@recadinho/local-gateway'
import { idOf } from './gateway.ts'
import type { ShopRecords } from './shop-records.ts'
import type { Promised } from './world.ts'

/** Money in the gateway's own records, which the shop is compared with. Amounts in cents. */
export interface TrueMoney {
  gateway: string
  /** The shop's reference of it. */
  ref: string
  orderId: string | null
  captured: number
  refunds: { ref: string; refundId: string | null; amount: number; state: 'succeeded' | 'failed' | 'sent' }[]
  disputes: { ref: string; amount: number; state: 'open' | 'won' | 'lost' }[]
}

/** All payments in every gateway's own records. */
export const readMoney = (gateway: LocalGateway, promised: Promised, shop: ShopRecords): TrueMoney[] => [
  ...stripeMoney(gateway),
  ...mercadoPagoMoney(gateway),
  ...bankMoney(promised, shop),
]

/** The bank's credits on the shop's own key; refunds of these are made and recorded by staff. */
const bankMoney = ({ credits }: Promised, shop: ShopRecords): TrueMoney[] =>
  [...credits].map(([endToEndId, { amount }]) => {
    const ref = shop.credits.get(endToEndId) ?? `not kept: ${endToEndId}`
    const refunds = shop.refunds.filter((row) => row.gateway === 'pix_key' && row.payment_ref === ref)
    return {
      gateway: 'pix_key',
      ref,
      orderId: null,
      captured: amount,
      refunds: refunds.map((row) => ({
        ref: row.gateway_ref ?? row.id,
        refundId: row.id,
        amount: row.amount,
        state: row.state === 'succeeded' ? 'succeeded' : 'sent',
      })),
      disputes: [],
    }
  })

function stripeMoney({ ledger }: LocalGateway): TrueMoney[] {
  const refunds = Map.groupBy(ledger.list('refund'), ({ payment_intent: of }) => idOf(of))
  // An inquiry takes no money.
  const taking = ledger.list('dispute').filter(({ status }) => !status.startsWith('warning_'))
  const disputes = Map.groupBy(taking, ({ payment_intent: of }) => idOf(of))
  return ledger
    .list('payment_intent')
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, metadata, amount_received: captured }) => ({
      gateway: 'stripe',
      ref: (metadata['flow'] === 'redirect' ? ledger.get('note', id)?.session : undefined) ?? id,
      orderId: metadata['order_id'] ?? null,
      captured,
      refunds: (refunds.get(id) ?? []).map((refund) => ({
        ref: refund.id,
        refundId: refund.metadata?.['refund_id'] ?? null,
        amount: refund.amount,
        state: refund.status === 'succeeded' ? 'succeeded' : refund.status === 'pending' ? 'sent' : 'failed',
      })),
      disputes: (disputes.get(id) ?? []).filter(isDispute).map((dispute) => ({
        ref: dispute.id,
        amount: dispute.amount,
        state: dispute.status === 'won' ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
      })),
    }))
}

/** An inquiry moves no money and is not a dispute unless it becomes one. */
const isDispute = ({ status }: { status: string }) => !status.startsWith('warning_')

const taken = new Set(['approved', 'refunded', 'in_mediation', 'charged_back'])

function mercadoPagoMoney({ ledger }: LocalGateway): TrueMoney[] {
  const chargebacks = Map.groupBy(ledger.list('mp_chargeback'), ({ payments }) => String(payments[0]))
  return ledger
    .list('mp_payment')
    .filter(({ value }) => taken.has(value.status))
    .map(({ id, value }) => ({
      gateway: 'mercadopago',
      ref: id,
      orderId: typeof value.metadata['order_id'] === 'string' ? value.metadata['order_id'] : null,
      captured: Math.round(value.transaction_amount * 100),
      refunds: value.refunds.map((refund) => ({
        ref: String(refund.id),
        refundId: null,
        amount: Math.round(refund.amount * 100),
        state:
          refund.status === 'approved' ? 'succeeded' : refund.status === 'in_process' ? 'sent' : 'failed',
      })),
      disputes: (chargebacks.get(id) ?? []).map((chargeback) => ({
        ref: chargeback.id,
        amount: Math.round(chargeback.amount * 100),
        state: chargeback.coverage_applied === null ? 'open' : chargeback.coverage_applied ? 'won' : 'lost',
      })),
    }))
}
