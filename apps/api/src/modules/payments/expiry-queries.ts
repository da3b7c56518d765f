import type { Gateway } from '@recadinho/contracts/catalog'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/**
 * Unpaid orders past their expiry without a payment in progress (O1.3), by id after `after`: those with an open form at
 * one of the gateways `formAt`, or those without one. A declined card's form takes another card while it is polled; if
 * another form is open, that one counts and is voided.
 */
export const listOverdue = (
  db: Db,
  {
    now,
    limit,
    formAt,
    without,
    after,
  }: { now: Date; limit: number; formAt: readonly string[]; without: boolean; after: string | null },
) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .where((eb) => {
      const attempts = eb
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.order_id', '=', 'orders.id')
      const open = attempts.where('payments.state', '=', 'created')
      const form = attempts
        .where('payments.gateway', '=', sql<Gateway>`any(${formAt})`)
        .where((payment) =>
          payment.or([
            payment('payments.state', '=', 'created'),
            payment.and([
              payment('payments.state', '=', 'failed'),
              payment('payments.next_poll_at', 'is not', null),
              payment.not(payment.exists(open)),
            ]),
          ]),
        )
      const inProgress = attempts.where('payments.state', 'in', ['processing', 'error'])
      return eb.and([eb.not(eb.exists(inProgress)), without ? eb.not(eb.exists(form)) : eb.exists(form)])
    })
    .orderBy('id')
    .limit(limit)
    .execute()
