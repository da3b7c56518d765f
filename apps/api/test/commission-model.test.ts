import { randomUUID } from 'node:crypto'
import type { CommissionBalances } from '@recadinho/contracts/commissions'
import { money, percentOf } from '@recadinho/i18n/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { approveAfter, book, linesOf, payoutsAddUp } from './support/commissions.ts'
import { placeOrder, withKey } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const total = 4990
const percent = 15

/** An order as its own words say, without a look at the database. */
interface Model {
  paid: boolean
  returned: number
  dispute: 'open' | 'won' | 'lost' | null
  disputed: number
}
interface Real {
  id: string
  ref: string
  secret: string | null
}
/** Two orders of one affiliate, so that one's debt meets the other's credit. */
type Models = { orders: [Model, Model] }
type Reals = { code: string; orders: [Real, Real] }
type Step = fc.AsyncCommand<Models, Reals>

const held = ({ paid, returned, dispute, disputed }: Readonly<Model>) =>
  paid ? total - returned - (dispute === 'lost' ? disputed : 0) : 0

/** Whatever happened: the lines of an order add up to its share of what the shop holds, and payouts to their lines. */
async function agree({ orders: models }: Models, { orders }: Reals): Promise<void> {
  await shop.idle()
  await book(shop)
  for (const [index, real] of orders.entries()) {
    const lines = await linesOf(shop, real.id)
    const sum = lines.reduce((all, [, amount]) => all + Number(amount), 0)
    const model = models[index] ?? models[0]
    expect(sum).toBe(percentOf(money(held(model), 'BRL'), percent).amount)
  }
  await payoutsAddUp(shop)
}

const step = (
  name: string,
  check: (models: Readonly<Models>) => boolean,
  run: (models: Models, reals: Reals) => Promise<void>,
): Step => ({
  check,
  toString: () => name,
  async run(models, reals) {
    await run(models, reals)
    await agree(models, reals)
  },
})

/** What happens to one of the two orders. */
const onOrder = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Step[] =>
  ([0, 1] as const).map((at) =>
    step(
      `${name} (${at})`,
      ({ orders }) => check(orders[at]),
      ({ orders }, reals) => run(orders[at], reals.orders[at]),
    ),
  )

const refundable = ({ paid, returned, dispute }: Readonly<Model>) =>
  paid && dispute === null ? total - returned : 0

const refund = (amount: number) =>
  onOrder(
    `give ${amount} back`,
    (model) => refundable(model) >= amount,
    async (model, { id }) => {
      const { id: paymentId } = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      expect((await requestRefund(shop, owner, { id, paymentId }, amount)).statusCode).toBe(201)
      model.returned += amount
    },
  )

const balances = async (code: string) =>
  (await owner.get(`/api/admin/commission-balances?affiliate=${code}`)).json<CommissionBalances>().items

const steps: Step[] = [
  ...onOrder(
    'the buyer pays',
    ({ paid }) => !paid,
    async (model, { secret }) => {
      await submitCard(shop, secret)
      model.paid = true
    },
  ),
  ...[333, 2500, total].flatMap(refund),
  ...onOrder(
    'a refund comes back',
    ({ returned, dispute }) => returned > 0 && dispute === null,
    async (model, { ref }) => {
      const made = shop.gateway.ledger
        .list('refund')
        .find((each) => each.payment_intent === ref && each.status === 'succeeded')
      if (!made) throw new Error('The gateway has no refund')
      shop.gateway.control['fail-refund']({ refund: made.id })
      model.returned -= made.amount
    },
  ),
  ...onOrder(
    'a dispute',
    (model) => refundable(model) > 0,
    async (model, { ref }) => {
      const { amount } = shop.gateway.control.dispute({ paymentIntent: ref })
      Object.assign(model, { dispute: 'open', disputed: amount })
    },
  ),
  ...(['won', 'lost'] as const).flatMap((status) =>
    onOrder(
      `the dispute is ${status}`,
      ({ dispute }) => dispute === 'open',
      async (model, { ref }) => {
        shop.gateway.control['close-dispute']({ paymentIntent: ref, status })
        model.dispute = status
      },
    ),
  ),
  ...onOrder(
    'staff approve',
    () => true,
    async ({ dispute }, { id }) => {
      const { statusCode } = await owner.post(`/api/admin/orders/${id}/commission/approve`)
      if (dispute !== 'open') expect(statusCode).toBe(204)
    },
  ),
  step(
    'the waiting time passes',
    () => true,
    async () => {
      await approveAfter(shop, 31)
    },
  ),
  ...[1, 2].map(() =>
    step(
      'two people pay out',
      () => true,
      async (_, { code }) => {
        const [account] = await balances(code)
        if (!account || account.approved <= 0) return
        const body = { currency: 'BRL', amounts: [{ code, amount: account.approved }] }
        const answers = await Promise.all(
          [1, 2].map(() => owner.post('/api/admin/affiliate-payouts', body, withKey())),
        )
        expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
        expect(await balances(code)).toMatchObject([{ approved: 0, paid: account.paid + account.approved }])
      },
    ),
  ),
]

test('L, M: after any sequence of changes to orders and accounts, the lines add up to the orders’ commission', async () => {
  const programs = fc.commands(
    steps.map((each) => fc.constant(each)),
    { maxCommands: 24, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(programs, async (program) => {
      const code = randomUUID().toUpperCase()
      await shop.db.insertInto('affiliates').values({ code, name: code, commission: percent }).execute()
      const newOrder = async (): Promise<Real> => {
        const browser = shop.browser()
        const { order } = await placeOrder(browser, { affiliateCode: code })
        const { clientSecret: secret } = await openPayment(browser, order.id, 'card')
        return { id: order.id, ref: await latestRef(shop, order.id), secret }
      }
      const reals: Reals = { code, orders: [await newOrder(), await newOrder()] }
      const fresh = (): Model => ({ paid: false, returned: 0, dispute: null, disputed: 0 })
      const models = (): Models => ({ orders: [fresh(), fresh()] })
      await fc.asyncModelRun(() => ({ model: models(), real: reals }), program)
    }),
    { numRuns: 25 },
  )
}, 120_000)
