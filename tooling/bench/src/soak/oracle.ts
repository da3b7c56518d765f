import type { TrueMoney } from './books.ts'
import type { ShopBooks, ShopPayment } from './shop-books.ts'
import type { Promised } from './world.ts'

/** Something that must not be. */
export interface Finding {
  /** Money or an order that is gone, that is there twice, or books that differ. */
  verdict: 'lost' | 'doubled' | 'wrong'
  what: string
  orderId: string | null
}

/** Gateways that give money back when they are asked; of the others' surplus staff are told. */
const givesBack = new Set(['stripe', 'mercadopago'])
const paidStates = new Set(['confirmed', 'disputed', 'lost'])
const isPaid = ({ state }: ShopPayment) => paidStates.has(state)
const sum = <T>(list: readonly T[], value: (each: T) => number) =>
  list.reduce((total, each) => total + value(each), 0)

/** What the gateway holds of a payment after what went back. */
const heldOf = ({ captured, refunds, disputes }: TrueMoney) =>
  captured -
  sum(refunds, ({ state, amount }) => (state === 'succeeded' ? amount : 0)) -
  sum(disputes, ({ state, amount }) => (state === 'won' ? 0 : amount))

/** Holds what was promised and what the gateways have against the shop's own books; empty when all is as it must be. */
export function judge(promised: Promised, money: readonly TrueMoney[], shop: ShopBooks): Finding[] {
  const findings: Finding[] = []
  const tell = (verdict: Finding['verdict'], what: string, orderId: string | null = null) =>
    void findings.push({ verdict, what, orderId })
  judgeOrders(promised, shop, tell)
  const trueByRef = new Map(money.map((each) => [`${each.gateway} ${each.ref}`, each]))
  judgeMoney(money, shop, tell)
  judgePayments(trueByRef, shop, tell)
  judgeSurplus(trueByRef, shop, tell)
  judgeReturns(shop, tell)
  judgeRefunds(promised, money, shop, tell)
  judgeSums(money, shop, tell)
  for (const { gateway, type, outcome } of shop.stuck)
    tell('lost', `an event of ${gateway} was never worked off: ${type}, ${outcome ?? 'waiting'}`)
  return findings
}

type Tell = (verdict: Finding['verdict'], what: string, orderId?: string | null) => void

/** Each acknowledged order is there once, and each paid one is made once, with one receipt. */
function judgeOrders(promised: Promised, shop: ShopBooks, tell: Tell) {
  const byKey = Map.groupBy(shop.orders.values(), ({ idempotency_key: key }) => key)
  for (const [key, id] of promised.orders) {
    const made = byKey.get(key) ?? []
    if (!made.some((order) => order.id === id)) tell('lost', 'an acknowledged order is not there', id)
    if (made.length > 1) tell('doubled', `${made.length} orders by one key`, id)
  }
  for (const { id, produced, reinstated, effects, done, messages } of shop.orders.values()) {
    if (produced - reinstated > 1) tell('doubled', `into production ${produced} times`, id)
    if (produced === 0) {
      if (effects + messages > 0) tell('wrong', 'a receipt for an order that was never paid', id)
      continue
    }
    if (effects !== 1 || messages > 1) tell('doubled', `${effects} effects, ${messages} receipts`, id)
    if (done === 0 || messages === 0) tell('lost', 'the receipt was not written', id)
  }
}

/** All money at a gateway is an order's here, or is in the money inbox. */
function judgeMoney(money: readonly TrueMoney[], shop: ShopBooks, tell: Tell) {
  const paid = new Set(shop.payments.filter(isPaid).map((each) => `${each.gateway} ${each.gateway_ref}`))
  const told = new Set(
    shop.inbox
      .filter(({ kind }) => kind === 'orphan' || kind === 'mismatch')
      .map((each) => `${each.gateway} ${each.gateway_ref}`),
  )
  for (const each of money) {
    const name = `${each.gateway} ${each.ref}`
    if (!paid.has(name) && !told.has(name))
      tell('lost', `money at ${name} that is unknown here`, each.orderId)
  }
  for (const { kind, gateway, gateway_ref: ref, open, order_id: orderId } of shop.inbox)
    if (kind === 'orphan' && open && paid.has(`${gateway} ${ref}`))
      tell('wrong', `${ref} has an owner and waits as an orphan`, orderId)
}

/** Nothing is paid here that is not paid there, and what is paid is made or told of. */
function judgePayments(truth: ReadonlyMap<string, TrueMoney>, shop: ShopBooks, tell: Tell) {
  for (const payment of shop.payments) {
    const { gateway, gateway_ref: ref, state, order_id: orderId, refunded } = payment
    if (gateway === 'manual' || !isPaid(payment)) continue
    const there = truth.get(`${gateway} ${ref}`)
    if (there === undefined) {
      tell('wrong', `${state} here and no money at ${gateway} ${ref}`, orderId)
      continue
    }
    const back = sum(there.refunds, (refund) => (refund.state === 'succeeded' ? refund.amount : 0))
    if (refunded !== back) tell('wrong', `${refunded} given back here, ${back} at ${gateway} ${ref}`, orderId)
    const disputes = new Set(there.disputes.map((dispute) => dispute.state))
    const expected = disputes.has('open') ? 'disputed' : disputes.has('lost') ? 'lost' : 'confirmed'
    if (state !== expected) tell('wrong', `${state} here, ${expected} at ${gateway} ${ref}`, orderId)
  }
}

/** An order is paid once: what is too much is given back, or staff are told; what is enough is made. */
function judgeSurplus(truth: ReadonlyMap<string, TrueMoney>, shop: ShopBooks, tell: Tell) {
  const byOrder = Map.groupBy(shop.payments.filter(isPaid), ({ order_id: id }) => id)
  for (const [id, payments] of byOrder) {
    const order = shop.orders.get(id)
    if (order === undefined) continue
    const told = (kind: string) => shop.inbox.some((each) => each.order_id === id && each.kind === kind)
    const held = sum(payments, (payment) => {
      const there = truth.get(`${payment.gateway} ${payment.gateway_ref}`)
      return there ? heldOf(there) : payment.gateway === 'manual' ? payment.amount - payment.refunded : 0
    })
    if (held > order.total && !told('double'))
      tell('doubled', `${held} held for ${order.total}, nobody told`, id)
    if (order.produced === 0 && !told('late') && !told('short'))
      tell('lost', `paid, and neither made nor told of: ${order.status}`, id)
    if (order.payment_status !== statusOf(order.total, held, payments))
      tell('wrong', `${order.payment_status}, but ${held} of ${order.total} is held`, id)
  }
}

/** What came too much went back by itself, where its gateway gives back and its bank did not refuse. */
function judgeReturns(shop: ShopBooks, tell: Tell) {
  const failed = new Set(shop.refunds.flatMap((row) => (row.state === 'failed' ? [row.payment_ref] : [])))
  const disputed = new Set(
    shop.payments.flatMap((row) => (row.state === 'confirmed' ? [] : [row.gateway_ref])),
  )
  for (const { kind, open, gateway, gateway_ref: ref, order_id: orderId } of shop.inbox)
    if (kind === 'double' && open && givesBack.has(gateway) && !failed.has(ref) && !disputed.has(ref))
      tell('doubled', `${gateway} ${ref} came too much and did not go back`, orderId)
}

/** What the order's payment status must be (P4), by the gateways' own sums. */
function statusOf(total: number, held: number, payments: readonly ShopPayment[]): string {
  if (payments.some(({ state }) => state === 'disputed')) return 'disputed'
  if (held > total) return 'overpaid'
  if (held === total) return 'confirmed'
  return held > 0 ? 'partially_refunded' : 'refunded'
}

/** Each refund that staff were told of is there once, here and at the gateway, and no word of the gateway is missed. */
function judgeRefunds(promised: Promised, money: readonly TrueMoney[], shop: ShopBooks, tell: Tell) {
  for (const [key, { orderId, amount }] of promised.refunds) {
    const made = shop.refunds.filter((row) => row.idempotency_key === key)
    if (made.length !== 1)
      tell(made.length > 1 ? 'doubled' : 'lost', `${made.length} refunds of ${amount} by one click`, orderId)
  }
  const here = new Map(shop.refunds.map((row) => [`${row.gateway} ${row.gateway_ref}`, row]))
  for (const { gateway, refunds, captured, disputes, ref, orderId } of money) {
    if (sum(refunds, ({ state, amount }) => (state === 'succeeded' ? amount : 0)) > captured)
      tell('doubled', `more given back than came at ${gateway} ${ref}`, orderId)
    for (const refund of refunds) {
      const row = here.get(`${gateway} ${refund.ref}`)
      if (row?.state !== refund.state || row.amount !== refund.amount)
        tell(
          'lost',
          `refund ${refund.ref} is ${refund.state} there and ${row?.state ?? 'unknown'} here`,
          orderId,
        )
    }
    const named = Map.groupBy(refunds, ({ refundId }) => refundId)
    for (const [refundId, same] of named)
      if (refundId !== null && same.length > 1)
        tell('doubled', `${same.length} refunds for ${refundId}`, orderId)
    for (const dispute of disputes) {
      const row = shop.disputes.find((each) => each.gateway === gateway && each.gateway_ref === dispute.ref)
      if (row?.state !== dispute.state)
        tell(
          'lost',
          `dispute ${dispute.ref} is ${dispute.state} there, ${row?.state ?? 'unknown'} here`,
          orderId,
        )
    }
  }
  for (const { gateway, state, id, order_id: orderId } of shop.refunds)
    if (state !== 'succeeded' && state !== 'failed')
      tell('wrong', `refund ${id} by ${gateway} is still ${state}`, orderId)
}

/** G4: for each gateway the ledger's sums are the gateway's. */
function judgeSums(money: readonly TrueMoney[], shop: ShopBooks, tell: Tell) {
  for (const gateway of new Set([...shop.balances.keys(), ...money.map((each) => each.gateway)])) {
    if (gateway === 'manual') continue
    const there = sum(money, (each) => (each.gateway === gateway ? heldOf(each) : 0))
    const here = shop.balances.get(gateway) ?? 0
    if (there !== here) tell('wrong', `the ledger says ${here} of ${gateway}, which holds ${there}`)
  }
}
