import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../src/errors.ts'
import { pollOnce } from '../src/workers.ts'
import { balances } from '../src/modules/ledger/queries.ts'
import { requestRefund } from '../src/modules/refunds/request.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { eventsOf } from './support/outbox.ts'
import { orderVersion } from './support/staff.ts'

let shop: Shop
const staff = { id: randomUUID(), name: 'Nia' }
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const total = 4990

/** A minimal model of SPEC.md's rules about one order's money. */
interface Model {
  paid: boolean
  /** The refunded amount. */
  returned: number
  dispute: 'open' | 'won' | 'lost' | null
  disputed: number
}
interface Real {
  id: string
  browser: Browser
  ref: string
  secret: string | null
}
type Step = fc.AsyncCommand<Model, Real>

const step = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Step => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real)
    await agree(model, real)
  },
})

/** The payment status by the rules of P4, R7 and D2. */
function statusOf({ paid, returned, dispute, disputed }: Model): string {
  if (!paid) return 'processing'
  if (dispute === 'open') return 'disputed'
  const held = total - returned - (dispute === 'lost' ? disputed : 0)
  if (held === total) return 'confirmed'
  return held > 0 ? 'partially_refunded' : 'refunded'
}

async function agree(model: Model, { id, browser }: Real): Promise<void> {
  await shop.idle()
  const order = await readOrder(browser, id)
  expect([order.status, order.paymentStatus]).toEqual([
    model.paid ? 'in_production' : 'pending',
    statusOf(model),
  ])
  const { ledger } = shop.gateway
  const captured = ledger.list('charge').reduce((sum, each) => sum + each.amount_captured, 0)
  const back = ledger
    .list('refund')
    .reduce((sum, each) => sum + (each.status === 'succeeded' ? each.amount : 0), 0)
  const lost = ledger
    .list('dispute')
    .reduce((sum, each) => sum + (each.status === 'won' ? 0 : each.amount), 0)
  const [ours] = await balances(shop.db)
  expect(ours?.amount ?? 0).toBe(captured - back - lost)
  const kinds = (await eventsOf(shop.db, id)).map(({ kind }) => kind)
  expect(kinds).toEqual(model.paid ? ['receipt'] : [])
}

const refundable = ({ paid, returned, dispute }: Readonly<Model>) =>
  paid && (dispute === null || dispute === 'won') ? total - returned : 0

/** Staff refund any amount; it succeeds exactly if the rules allow it. */
const refund = (amount: number) =>
  step(
    `give ${amount} back`,
    ({ paid, dispute }) => paid && dispute === null,
    async (model, real) => {
      const { id: paymentId } = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', real.id)
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow()
      const allowed = amount <= refundable(model)
      const outcome = await requestRefund(shop.ctx, {
        orderId: real.id,
        version: await orderVersion(shop, real.id),
        paymentId,
        amount: { amount, currency: 'BRL' },
        reason: 'Asked for',
        key: randomUUID(),
        requestHash: Buffer.alloc(32),
        staff,
        requestId: 'r',
      }).then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
      expect(outcome).toBe(allowed ? 'done' : 'amount_mismatch')
      if (allowed) model.returned += amount
    },
  )

const often = (times: number, each: Step): Step[] => Array.from({ length: times }, () => each)

const steps: Step[] = [
  step(
    'the card is declined',
    ({ paid }) => !paid,
    async (_, real) => {
      await submitCard(shop, real.secret, 'pm_card_chargeDeclined')
      await shop.idle()
      const { clientSecret } = await openPayment(real.browser, real.id, 'card')
      real.secret = clientSecret
      real.ref = await latestRef(shop, real.id)
    },
  ),
  ...often(
    8,
    step(
      'the buyer pays',
      ({ paid }) => !paid,
      async (model, { secret }) => {
        await submitCard(shop, secret)
        model.paid = true
      },
    ),
  ),
  ...[1000, 2500, 4990].map(refund),
  step(
    'a refund in the dashboard',
    (model) => model.dispute === null && refundable(model) >= 500,
    async (model, { ref }) => {
      shop.gateway.control.refund({ paymentIntent: ref, amount: 500 })
      model.returned += 500
    },
  ),
  step(
    'a refund comes back',
    ({ returned }) => returned > 0,
    async (model, { ref }) => {
      const there = shop.gateway.ledger
        .list('refund')
        .find((each) => each.payment_intent === ref && each.status === 'succeeded')
      if (!there) throw new Error('The gateway has no refund')
      shop.gateway.control['fail-refund']({ refund: there.id })
      model.returned -= there.amount
    },
  ),
  step(
    'a dispute',
    (model) => model.dispute === null && refundable(model) > 0,
    async (model, { ref }) => {
      const { amount } = shop.gateway.control.dispute({ paymentIntent: ref })
      Object.assign(model, { dispute: 'open', disputed: amount })
    },
  ),
  ...(['won', 'lost'] as const).map((status) =>
    step(
      `the dispute is ${status}`,
      ({ dispute }) => dispute === 'open',
      async (model, { ref }) => {
        shop.gateway.control['close-dispute']({ paymentIntent: ref, status })
        model.dispute = status
      },
    ),
  ),
  step(
    'every event comes once more',
    () => true,
    async (_, { ref }) => {
      for (const event of shop.gateway.ledger.list('event').slice(-12))
        if (JSON.stringify(event).includes(ref)) shop.gateway.control['resend-webhook']({ event: event.id })
    },
  ),
  step(
    'some time goes by',
    () => true,
    async () => {
      shop.clock.advance(11_000)
      await pollOnce(shop.ctx)
    },
  ),
]

test('P, R, D, G: whatever buyer, staff, bank and gateway do in whatever order, the money does what SPEC.md says', async () => {
  const programs = fc.commands(
    steps.map((each) => fc.constant(each)),
    { maxCommands: 15, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(programs, async (program) => {
      const browser = shop.browser()
      const { order } = await placeOrder(browser)
      const { clientSecret: secret } = await openPayment(browser, order.id, 'card')
      const real = { id: order.id, browser, ref: await latestRef(shop, order.id), secret }
      const model: Model = { paid: false, returned: 0, dispute: null, disputed: 0 }
      await fc.asyncModelRun(() => ({ model, real }), program)
    }),
    { numRuns: 60 },
  )
}, 120_000)
