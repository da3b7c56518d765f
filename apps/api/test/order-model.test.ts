import { productionStages } from '@recadinho/contracts/filters'
import { randomUUID } from 'node:crypto'
import { type OrderStatus, type ProductionStage } from '@recadinho/contracts/orders'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { cancelUnpaid, confirmByHand } from '../src/modules/admin-orders/confirm.ts'
import { advanceStage, completeOrder, holdOrder, releaseOrder } from '../src/modules/admin-orders/service.ts'
import { AppError } from '../src/errors.ts'
import type { Browser } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, secretOf, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
const staff = { id: randomUUID(), name: 'Nia' }
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

/** A minimal model of SPEC.md's rules about the order. */
interface Model {
  status: OrderStatus
  stage: ProductionStage | null
  held: boolean
  open: 'card' | 'pix' | null
}
interface Real {
  id: string
  browser: Browser
  secret: string | null
}
type Step = fc.AsyncCommand<Model, Real>

const unpaid = ({ status }: Model) => status === 'pending' || status === 'expired'
const enterProduction = (model: Model) =>
  Object.assign(model, { status: 'in_production', stage: 'queued', open: null })

/** A step that can always be requested; `run` checks whether the rules allow it, and changes the model if so. */
const step = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real)
    await agree(model, real)
  },
})

/**
 * A staff action: it succeeds if the rules allow it, otherwise it is rejected with `illegal_transition` and has no
 * effect.
 */
const byStaff = (
  name: string,
  allowed: (model: Model) => boolean,
  act: (request: Request) => Promise<void>,
  effect: (model: Model) => void,
) =>
  step(name, async (model, real) => {
    const legal = allowed(model)
    const { version } = await row(real.id)
    const outcome = await act({ orderId: real.id, version, staff, requestId: 'r' }).then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    )
    expect([name, outcome]).toEqual([name, legal ? 'done' : 'illegal_transition'])
    if (legal) effect(model)
  })
type Request = Parameters<typeof advanceStage>[1]

const row = (id: string) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function agree(model: Model, { id }: Real): Promise<void> {
  const order = await row(id)
  expect({ status: order.status, stage: order.stage, held: order.on_hold_since !== null }).toEqual({
    status: model.status,
    stage: model.stage,
    held: model.held,
  })
  const paid = model.status === 'in_production' || model.status === 'completed'
  expect(order.payment_status === 'confirmed').toBe(paid)
  expect(order.due_at !== null).toBe(paid)
  const entered = await shop.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', id)
    .where('to_state', '=', 'in_production')
    .execute()
  expect(entered).toHaveLength(paid ? 1 : 0)
  const open = await shop.db
    .selectFrom('payments')
    .select('method')
    .where('order_id', '=', id)
    .where('state', 'in', ['created', 'processing', 'error'])
    .execute()
  expect(open.map(({ method }) => method)).toEqual(model.open === null ? [] : [model.open])
}

const nextStage = (stage: ProductionStage | null): ProductionStage =>
  productionStages[stage === null ? 0 : productionStages.indexOf(stage) + 1] ?? 'ready'

const openWith = (method: 'card' | 'pix') =>
  step(`pay by ${method}`, async (model, real) => {
    const response = await requestPayment(real.browser, real.id, method)
    expect([response.statusCode, response.json().code]).toEqual(
      unpaid(model) ? [201, undefined] : [409, 'order_not_payable'],
    )
    if (!unpaid(model)) return
    real.secret = secretOf(response.json())
    Object.assign(model, { status: 'pending', open: method })
  })

const often = (times: number, each: Step): Step[] => Array.from({ length: times }, () => each)

/** Steps that lead beyond the first states are more frequent, so that programs get there. */
const steps: Step[] = [
  ...often(3, openWith('card')),
  ...often(2, openWith('pix')),
  ...often(
    8,
    step(
      'the buyer pays',
      async (model, real) => {
        if (model.open === 'card') await submitCard(shop, real.secret)
        else shop.gateway.control.pay({ paymentIntent: await latestRef(shop, real.id) })
        await shop.idle()
        enterProduction(model)
      },
      ({ open }) => open !== null,
    ),
  ),
  step(
    'the card is declined',
    async (model, real) => {
      await submitCard(shop, real.secret, 'pm_card_chargeDeclined')
      await shop.idle()
      model.open = null
    },
    ({ open }) => open === 'card',
  ),
  step('a day goes by', async (model) => {
    // Twice: a code must be known to have expired before its order does.
    for (let round = 0; round < 2; round++) {
      shop.clock.advance(25 * 3_600_000)
      await pollOnce(shop.ctx)
      await shop.idle()
    }
    if (model.status === 'pending') Object.assign(model, { status: 'expired', open: null })
  }),
  byStaff(
    'confirm by hand',
    unpaid,
    async (request) => {
      const { total: amount, currency } = await row(request.orderId)
      const key = { key: randomUUID(), requestHash: Buffer.alloc(32) }
      await confirmByHand(shop.ctx, { ...request, ...key, reason: 'Seen', amount: { amount, currency } })
    },
    enterProduction,
  ),
  byStaff(
    'cancel',
    (model) => unpaid(model) || model.status === 'cancelled',
    (request) => cancelUnpaid(shop.ctx, request, 'Asked for'),
    (model) => Object.assign(model, { status: 'cancelled', open: null }),
  ),
  byStaff(
    'hold',
    ({ status, held }) => status === 'in_production' && !held,
    (request) => holdOrder(shop.ctx, request, 'Waiting'),
    (model) => Object.assign(model, { held: true }),
  ),
  byStaff(
    'release',
    ({ held }) => held,
    (request) => releaseOrder(shop.ctx, request),
    (model) => Object.assign(model, { held: false }),
  ),
  byStaff(
    'complete',
    ({ status, stage, held }) =>
      status === 'completed' || (status === 'in_production' && stage === 'ready' && !held),
    (request) => completeOrder(shop.ctx, request, 'Handed over'),
    (model) => Object.assign(model, { status: 'completed' }),
  ),
  ...often(
    8,
    byStaff(
      'next stage',
      ({ status, stage, held }) => status === 'in_production' && (stage === 'ready' || !held),
      async (request) =>
        advanceStage(shop.ctx, request, {
          stage: nextStage((await row(request.orderId)).stage),
          reason: 'Moved',
        }),
      (model) => Object.assign(model, { stage: nextStage(model.stage) }),
    ),
  ),
  ...productionStages.map((stage) =>
    byStaff(
      `stage ${stage}`,
      (model) => {
        if (model.status !== 'in_production' || model.stage === null) return false
        const move = productionStages.indexOf(stage) - productionStages.indexOf(model.stage)
        return move === 0 || (move <= 1 && !model.held)
      },
      (request) => advanceStage(shop.ctx, request, { stage, reason: 'Moved' }),
      (model) => Object.assign(model, { stage }),
    ),
  ),
]

test('O1, O2, O3: whatever buyers, staff, gateway and time do in whatever order, the order does what SPEC.md says', async () => {
  const programs = fc.commands(
    steps.map((each) => fc.constant(each)),
    { maxCommands: 25, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(programs, async (program) => {
      const browser = shop.browser()
      const { order } = await placeOrder(browser)
      const model: Model = { status: 'pending', stage: null, held: false, open: null }
      await fc.asyncModelRun(() => ({ model, real: { id: order.id, browser, secret: null } }), program)
    }),
    { numRuns: 100 },
  )
}, 300_000)
