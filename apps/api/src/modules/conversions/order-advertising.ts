import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { consentOf, fitting, identityOf, type Caller } from './identity.ts'

const tiktokId = /^[\w.-]{1,400}$/

/**
 * The data stored with a new order for reporting its sale to advertisers; `undefined` without consent, or if no
 * advertiser is set up.
 */
export async function orderAdvertising(
  ctx: Context,
  request: Caller,
): Promise<((tx: Tx, order: { id: string }) => Promise<unknown>) | undefined> {
  const consent = consentOf(request.headers)
  if (consent === undefined) return undefined
  const { meta_token_end: meta, tiktok_token_end: tiktok } = (await ctx.catalog.snapshot()).advertising
  if (meta === null && tiktok === null) return undefined
  const { headers } = request
  const now = ctx.clock.now()
  const identity = identityOf(ctx.config, request, ctx.config.publicOrigin, now)
  return (tx, { id }) =>
    tx
      .insertInto('order_advertising')
      .values({
        order_id: id,
        consent_version: consent,
        created_at: now,
        ip: identity.ip,
        user_agent: identity.userAgent,
        fbp: identity.fbp ?? null,
        fbc: identity.fbc ?? null,
        ttclid: fitting(headers['x-ttclid'], tiktokId) ?? null,
        ttp: fitting(headers['x-ttp'], tiktokId) ?? null,
        external_id: identity.externalId ?? null,
      })
      .execute()
}

export const deleteOrderAdvertising = (db: Db, orderId: string) =>
  db.deleteFrom('order_advertising').where('order_id', '=', orderId).execute()

/** A paid order whose buyer consented; `undefined` if there is none or its data was erased. */
export const findPurchase = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_advertising as a', 'a.order_id', 'orders.id')
    .select(['orders.id', 'orders.total', 'orders.currency', 'orders.package_id', 'orders.confirmed_at'])
    .select(['orders.guardian_email', 'orders.whatsapp_number'])
    .select(['a.ip', 'a.user_agent', 'a.fbp', 'a.fbc', 'a.ttclid', 'a.ttp', 'a.external_id'])
    .where('orders.id', '=', orderId)
    .where('orders.confirmed_at', 'is not', null)
    .where('orders.details_erased_at', 'is', null)
    .executeTakeFirst()

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>
