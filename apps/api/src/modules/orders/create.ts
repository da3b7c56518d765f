import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { reservePromoCode } from '../promo-codes/queries.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { promoRefused } from '../promo-codes/refusal.ts'
import { requireOpenShop } from '../settings/maintenance.ts'
import { findBrowserScripts, findFamilyScripts } from './family-scripts.ts'
import { hasServiceLines } from './script-document.ts'
import {
  checkSelection,
  newOrder,
  rowOf,
  scriptRequestOf,
  type OrderRequest,
  type Promo,
  type Selection,
} from './new-order.ts'
import { insertOrder, type NewPayment, type NewOrder } from './insert.ts'
import { findOrderByKey, type OrderWithParts } from './queries.ts'

/** Attempts to draw a free public number; two collisions in a row hardly ever happen. */
const draws = 5

/** What is written with an order. */
export interface WrittenWith {
  /** Further writes in the transaction that creates it. */
  also?: ((tx: Tx, order: OrderWithParts) => Promise<unknown>) | undefined
  /** The first attempt to pay the priced order; none if it cannot be paid that way. */
  payment?: ((order: NewOrder['order'], catalog: CatalogSnapshot) => NewPayment | undefined) | undefined
}

/** Creates an order, or returns the one that the same request created before (O5.1). */
export async function createOrder(
  ctx: Context,
  request: OrderRequest,
  written: WrittenWith = {},
): Promise<OrderWithParts> {
  for (let draw = 1; ; draw++) {
    try {
      const row = await make(ctx, request, written)
      ctx.events.record('order_created', {
        orderId: row.id,
        orderNumber: row.number,
        requestId: request.requestId,
      })
      return row
    } catch (error) {
      // A repeated request returns its order, even if the catalog has changed since.
      const earlier =
        error instanceof AppError || error instanceof Taken
          ? await findOrderByKey(ctx.db, request.key)
          : undefined
      if (earlier) return sameRequest(earlier, request)
      if (!(error instanceof Taken) || draw === draws) throw error
    }
  }
}

/** The key or the number of the new order is taken. */
class Taken extends Error {}

async function make(
  ctx: Context,
  request: OrderRequest,
  { also, payment }: WrittenWith,
): Promise<OrderWithParts> {
  const catalog = await ctx.catalog.snapshot()
  requireOpenShop(catalog.settings)
  const selection = checkSelection(catalog, request.body, ctx.clock.now())
  const { promoCode } = request.body
  const write = async (db: Context['db'] | Tx, promo: Promo | null) => {
    const made = await prepare(ctx, db, request, selection, promo)
    return insert(db, { ...made, payment: payment?.(made.order, catalog) ?? null })
  }
  // A buyer's order without a promo code is one statement and needs no transaction.
  if (promoCode === undefined && !also) return write(ctx.db, null)
  return transact(ctx.db, async (tx) => {
    const order = await write(
      tx,
      promoCode === undefined ? null : await reserve(ctx, tx, promoCode, selection),
    )
    await also?.(tx, order)
    return order
  })
}

async function reserve(ctx: Context, tx: Tx, code: string, { pack }: Selection): Promise<Promo> {
  const use = { code, packageId: pack.id, now: ctx.clock.now() }
  const promo = await reservePromoCode(tx, use)
  if (promo === undefined) throw await promoRefused(tx, use)
  return promo
}

/** The priced order; rejected if the buyer saw another total (O4.3). */
async function prepare(
  ctx: Context,
  db: Context['db'] | Tx,
  request: OrderRequest,
  selection: Selection,
  promo: Promo | null,
): Promise<NewOrder> {
  const { useAIVoice, script } = request.body
  // O9.6: what a buyer has seen was written with the films of their browser alone, what staff have seen with the family's.
  const isUnseen = script === undefined || request.actor.type === 'staff'
  const ofBrowser = useAIVoice ? await findBrowserScripts(db, request.held) : []
  const ofFamily = useAIVoice && isUnseen ? await findFamilyScripts(db, request.body) : []
  const made = newOrder(request, selection, promo, {
    now: ctx.clock.now(),
    linkSecret: ctx.config.linkSecret,
    used: [...ofBrowser, ...ofFamily],
    serviceLines: hasServiceLines(script)
      ? await ctx.scriptWriter?.written(db, scriptRequestOf(request.body, selection.characters))
      : undefined,
  })
  checkShownTotal(request.body.shownTotal, { amount: made.order.total, currency: made.order.currency })
  return made
}

export function checkShownTotal(
  shown: { amount: number; currency: string } | undefined,
  total: { amount: number; currency: string },
) {
  if (shown !== undefined && (shown.amount !== total.amount || shown.currency !== total.currency)) {
    throw new AppError('price_changed', 'The price has changed', { total })
  }
}

async function insert(db: Context['db'] | Tx, made: NewOrder): Promise<OrderWithParts> {
  if (!(await insertOrder(db, made))) throw new Taken()
  return rowOf(made)
}

function sameRequest(earlier: OrderWithParts, request: OrderRequest): OrderWithParts {
  if (earlier.request_hash.equals(request.requestHash)) return earlier
  throw new AppError('idempotency_key_reused', 'This key was used for another order')
}
