import type { Context } from '../../context.ts'
import { whenPaid } from '../orders/machine.ts'
import { defineKind, NoPayload, NotNow, type Outcome } from '../outbox/kind.ts'
import { metaEventOf, metaPurchaseOf } from './meta.ts'
import { findPurchase } from './order-advertising.ts'
import { ConversionPayload, metaConversionKind } from './payload.ts'
import { conversions, type Reported } from './send.ts'
import { tiktokPurchaseOf } from './tiktok.ts'

const hourMs = 3_600_000
const refusedMs = hourMs / 6

/** C6: advertisers dedupe events for 48 hours, so an event may be retried that long and still counts once. */
const shared = {
  retry: { attempts: 100, firstDelayMs: 5000, longestDelayMs: hourMs },
  lifeMs: 47 * hourMs,
} as const

/** C5: a sale is reported whether or not its buyer, who agreed to it, returns to the page. */
const advertisedSale = {
  ...whenPaid,
  where: 'exists (select from order_advertising a where a.order_id = orders.id)',
} as const

/** An event of Meta's pixel in a browser, also reported by the server. */
export const metaConversion = defineKind({
  ...shared,
  name: metaConversionKind,
  label: { en: 'Visit told to Meta', pt: 'Visita informada à Meta' },
  payload: ConversionPayload,
  concurrency: 50,
  forgets: true,
  handle: async (ctx: Context, { payload }) =>
    outcomeOf(ctx, await conversions(ctx).meta(metaEventOf(payload))),
})

/** C5: reports a sale to Meta. */
export const metaPurchase = defineKind({
  ...shared,
  name: 'meta_purchase',
  label: { en: 'Purchase told to Meta', pt: 'Compra informada à Meta' },
  payload: NoPayload,
  follows: advertisedSale,
  concurrency: 10,
  async handle(ctx: Context, { orderId }) {
    const order = orderId === null ? undefined : await findPurchase(ctx.db, orderId)
    if (order === undefined) return 'obsolete'
    return outcomeOf(ctx, await conversions(ctx).meta(metaPurchaseOf(order, ctx.config.publicOrigin)))
  },
})

/** C5: reports a sale to TikTok, if the shop has enabled it. */
export const tiktokPurchase = defineKind({
  ...shared,
  name: 'tiktok_purchase',
  label: { en: 'Purchase told to TikTok', pt: 'Compra informada ao TikTok' },
  payload: NoPayload,
  follows: advertisedSale,
  concurrency: 10,
  async handle(ctx: Context, { orderId }) {
    const order = orderId === null ? undefined : await findPurchase(ctx.db, orderId)
    if (order === undefined) return 'obsolete'
    return outcomeOf(ctx, await conversions(ctx).tiktok(tiktokPurchaseOf(order, ctx.config.publicOrigin)))
  },
})

/** Thrown if the event may be retried. */
class NotReported extends Error {
  override readonly name = 'NotReported'
  readonly code: string
  constructor(code: string) {
    super(`An advertiser does not know it: ${code}`)
    this.code = code
  }
}

function outcomeOf({ events }: Context, reported: Reported): Outcome {
  switch (reported.kind) {
    case 'taken':
      return 'done'
    case 'nobody':
      return 'obsolete'
    case 'refused':
      events.record('conversion_refused', { code: reported.code })
      return 'refused'
    case 'refused_account':
      throw new NotNow('account_refused', refusedMs)
    case 'limited':
      throw new NotNow('rate_limited', reported.delayMs)
    case 'later':
  }
  throw new NotReported(reported.code)
}
