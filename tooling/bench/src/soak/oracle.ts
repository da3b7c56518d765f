import { providers } from '@recadinho/contracts/filters'
import type { TrueMoney } from './true-money.ts'
import type { ShopRecords, ShopPayment } from './shop-records.ts'
import type { Promised } from './world.ts'

/** A violated rule. */
export interface Finding {
  /** Lost or duplicated money or orders, or accounts that differ. */
  verdict: 'lost' | 'doubled' | 'wrong'
  what: string
  orderId: string | null
}

/** Emails received by the mail server, by order number. */
export type Sent = ReadonlyMap<string, number>

/** Gateways that can refund automatically; for the others, staff are notified of a surplus. */
const givesBack = new Set(Object.keys(providers))
const paidStates = new Set(['confirmed', 'disputed', 'lost'])
const isPaid = ({ state }: ShopPayment) => paidStates.has(state)
const sum = <T>(list: readonly T[], value: (each: T) => number) =>
  list.reduce((total, each) => total + value(each), 0)

/** The amount of a payment that the gateway still holds after refunds and disputes. */
const heldOf = ({ captured, refunds, disputes }: TrueMoney) =>
  captured -
  sum(refunds, ({ state, amount }) => (state === 'succeeded' ? amount : 0)) -
  sum(disputes, ({ state, amount }) => (state === 'won' ? 0 : amount))

/** Compares the shop's records with what was promised and with the gateways' records; returns the differences. */
export function judge(
  promised: Promised,
  money: readonly TrueMoney[],
  shop: ShopRecords,
  sent: Sent,
): Finding[] {
  const findings: Finding[] = []
  const report = (verdict: Finding['verdict'], what: string, orderId: string | null = null) =>
    void findings.push({ verdict, what, orderId })
  judgeOrders(promised, shop, sent, report)
  const trueByRef = new Map(money.map((each) => [`${each.gateway} ${each.ref}`, each]))
  judgeMoney(money, shop, report)
  judgePayments(trueByRef, shop, report)
  judgeSurplus(trueByRef, shop, report)
  judgeReturns(shop, report)
  judgeRefunds(promised, money, shop, report)
  judgeSums(money, shop, report)
  for (const { gateway, type, outcome } of shop.stuck)
    report('lost', `an event of ${gateway} was never processed: ${type}, ${outcome ?? 'waiting'}`)
  return findings
}

type Report = (verdict: Finding['verdict'], what: string, orderId?: string | null) => void

/** Each acknowledged order exists once; each paid order is produced once and has one receipt. */
function judgeOrders(promised: Promised, shop: ShopRecords, sent: Sent, report: Report) {
  const byKey = Map.groupBy(shop.orders.values(), ({ idempotency_key: key }) => key)
  for (const [key, id] of promised.orders) {
    const made = byKey.get(key) ?? []
    if (!made.some((order) => order.id === id)) report('lost', 'an acknowledged order is not there', id)
    if (made.length > 1) report('doubled', `${made.length} orders by one key`, id)
  }
  for (const { id, number, produced, reinstated, receipts, done, uncertain } of shop.orders.values()) {
    const emails = sent.get(number) ?? 0
    if (produced - reinstated > 1) report('doubled', `into production ${produced} times`, id)
    if (produced === 0) {
      if (receipts + emails > 0) report('wrong', 'a receipt for an order that was never paid', id)
      continue
    }
    if (receipts !== 1 || emails > 1) report('doubled', `${receipts} receipts, ${emails} e-mails`, id)
    // If it is unknown whether the mail server accepted the email, staff see it as uncertain and it is not sent again.
    if (done + uncertain !== 1 || emails < done) report('lost', 'the receipt was not sent', id)
  }
}

/** All money at a gateway belongs to an order here or is in the money inbox. */
function judgeMoney(money: readonly TrueMoney[], shop: ShopRecords, report: Report) {
  const paid = new Set(shop.payments.filter(isPaid).map((each) => `${each.gateway} ${each.gateway_ref}`))
  const reported = new Set(
    shop.inbox
      .filter(({ kind }) => kind === 'unmatched' || kind === 'mismatched')
      .map((each) => `${each.gateway} ${each.gateway_ref}`),
  )
  for (const each of money) {
    const name = `${each.gateway} ${each.ref}`
    if (!paid.has(name) && !reported.has(name))
      report('lost', `money at ${name} that is unknown here`, each.orderId)
  }
  for (const { kind, gateway, gateway_ref: ref, open, order_id: orderId } of shop.inbox)
    if (kind === 'unmatched' && open && paid.has(`${gateway} ${ref}`))
      report('wrong', `${ref} belongs to an order and waits as unmatched`, orderId)
}

/** Payments that are paid here are paid at the gateway too, with the same refunds and disputes. */
function judgePayments(money: ReadonlyMap<string, TrueMoney>, shop: ShopRecords, report: Report) {
  for (const payment of shop.payments) {
    const { gateway, gateway_ref: ref, state, order_id: orderId, refunded } = payment
    if (gateway === 'manual' || !isPaid(payment)) continue
    const there = money.get(`${gateway} ${ref}`)
    if (there === undefined) {
      report('wrong', `${state} here and no money at ${gateway} ${ref}`, orderId)
      continue
    }
    const back = sum(there.refunds, (refund) => (refund.state === 'succeeded' ? refund.amount : 0))
    if (refunded !== back) report('wrong', `${refunded} refunded here, ${back} at ${gateway} ${ref}`, orderId)
    const disputes = new Set(there.disputes.map((dispute) => dispute.state))
    const expected = disputes.has('open') ? 'disputed' : disputes.has('lost') ? 'lost' : 'confirmed'
    if (state !== expected) report('wrong', `${state} here, ${expected} at ${gateway} ${ref}`, orderId)
  }
}

/** An order is paid once: a surplus is refunded or reported to staff; a fully paid order is produced or reported. */
function judgeSurplus(money: ReadonlyMap<string, TrueMoney>, shop: ShopRecords, report: Report) {
  const byOrder = Map.groupBy(shop.payments.filter(isPaid), ({ order_id: id }) => id)
  for (const [id, payments] of byOrder) {
    const order = shop.orders.get(id)
    if (order === undefined) continue
    const reported = (kind: string) => shop.inbox.some((each) => each.order_id === id && each.kind === kind)
    const held = sum(payments, (payment) => {
      const there = money.get(`${payment.gateway} ${payment.gateway_ref}`)
      if (there) return heldOf(there)
      // A payment that staff confirmed and the bank reported later counts once.
      const counts = payment.gateway === 'manual' && !reported('repeats_confirmation')
      return counts ? payment.amount - payment.refunded : 0
    })
    if (held > order.total && !reported('duplicate'))
      report('doubled', `${held} held for ${order.total}, nobody told`, id)
    if (order.produced === 0 && !reported('late') && !reported('underpaid'))
      report('lost', `paid, and neither made nor reported: ${order.status}`, id)
    if (order.payment_status !== statusOf(order.total, held, payments))
      report('wrong', `${order.payment_status}, but ${held} of ${order.total} is held`, id)
  }
}

/**
 * A surplus was refunded automatically, unless its gateway cannot refund, the bank refused or the payment is disputed.
 */
function judgeReturns(shop: ShopRecords, report: Report) {
  const failed = new Set(shop.refunds.flatMap((row) => (row.state === 'failed' ? [row.payment_ref] : [])))
  const disputed = new Set(
    shop.payments.flatMap((row) => (row.state === 'confirmed' ? [] : [row.gateway_ref])),
  )
  for (const { kind, open, gateway, gateway_ref: ref, order_id: orderId } of shop.inbox)
    if (kind === 'duplicate' && open && givesBack.has(gateway) && !failed.has(ref) && !disputed.has(ref))
      report('doubled', `${gateway} ${ref} came too much and did not go back`, orderId)
}

/** The expected payment status of an order (P4), from the gateways' own sums. */
function statusOf(total: number, held: number, payments: readonly ShopPayment[]): string {
  if (payments.some(({ state }) => state === 'disputed')) return 'disputed'
  if (held > total) return 'overpaid'
  if (held === total) return 'confirmed'
  return held > 0 ? 'partially_refunded' : 'refunded'
}

/**
 * Each refund that was acknowledged to staff exists once, here and at the gateway, and every state at the gateway is
 * known here.
 */
function judgeRefunds(promised: Promised, money: readonly TrueMoney[], shop: ShopRecords, report: Report) {
  for (const [key, { orderId, amount }] of promised.refunds) {
    const made = shop.refunds.filter((row) => row.idempotency_key === key)
    if (made.length !== 1)
      report(
        made.length > 1 ? 'doubled' : 'lost',
        `${made.length} refunds of ${amount} by one click`,
        orderId,
      )
  }
  const here = new Map(shop.refunds.map((row) => [`${row.gateway} ${row.gateway_ref}`, row]))
  for (const { gateway, refunds, captured, disputes, ref, orderId } of money) {
    if (sum(refunds, ({ state, amount }) => (state === 'succeeded' ? amount : 0)) > captured)
      report('doubled', `more refunded than came at ${gateway} ${ref}`, orderId)
    for (const refund of refunds) {
      const row = here.get(`${gateway} ${refund.ref}`)
      if (row?.state !== refund.state || row.amount !== refund.amount)
        report(
          'lost',
          `refund ${refund.ref} is ${refund.state} there and ${row?.state ?? 'unknown'} here`,
          orderId,
        )
    }
    const named = Map.groupBy(refunds, ({ refundId }) => refundId)
    for (const [refundId, same] of named)
      if (refundId !== null && same.length > 1)
        report('doubled', `${same.length} refunds for ${refundId}`, orderId)
    for (const dispute of disputes) {
      const row = shop.disputes.find((each) => each.gateway === gateway && each.gateway_ref === dispute.ref)
      if (row?.state !== dispute.state)
        report(
          'lost',
          `dispute ${dispute.ref} is ${dispute.state} there, ${row?.state ?? 'unknown'} here`,
          orderId,
        )
    }
  }
  for (const { gateway, state, id, order_id: orderId } of shop.refunds)
    if (state !== 'succeeded' && state !== 'failed')
      report('wrong', `refund ${id} by ${gateway} is still ${state}`, orderId)
}

/** G4: the ledger's sum for each gateway equals the gateway's own. */
function judgeSums(money: readonly TrueMoney[], shop: ShopRecords, report: Report) {
  for (const gateway of new Set([...shop.balances.keys(), ...money.map((each) => each.gateway)])) {
    if (gateway === 'manual') continue
    const there = sum(money, (each) => (each.gateway === gateway ? heldOf(each) : 0))
    const here = shop.balances.get(gateway) ?? 0
    if (there !== here) report('wrong', `the ledger says ${here} of ${gateway}, which holds ${there}`)
  }
}
