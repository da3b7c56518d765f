import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Db } from '../../../db/client.ts'

export const findLink = (
  db: Db,
  { packageId, method, currency }: { packageId: string; method: PaymentMethod; currency: string },
) =>
  db
    .selectFrom('package_payment_links')
    .select(['url', 'amount'])
    .where('package_id', '=', packageId)
    .where('method', '=', method)
    .where('currency', '=', currency)
    .executeTakeFirst()

/** A payment by link; its reference is the attempt's own id. */
export const findLinkPayment = (db: Db, id: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'order_id', 'method', 'amount', 'currency', 'pay_url', 'expires_at'])
    .where('id', '=', id)
    .where('gateway', '=', 'links')
    .executeTakeFirst()
