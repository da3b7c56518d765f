import type pg from 'pg'

/** The shop's records that are compared with what was promised and with the gateways' records. */
export interface ShopRecords {
  orders: Map<string, ShopOrder>
  payments: ShopPayment[]
  refunds: ShopRefund[]
  disputes: { gateway: string; gateway_ref: string; state: string; amount: number }[]
  inbox: { kind: string; gateway: string; gateway_ref: string; order_id: string | null; open: boolean }[]
  /** The balance of each gateway in the ledger, in minor units. */
  balances: Map<string, number>
  /** The shop's reference of each credit on its own key. */
  credits: Map<string, string>
  /** Events that will never be processed. */
  stuck: { gateway: string; type: string; outcome: string | null; gateway_ref: string | null }[]
}

export interface ShopOrder {
  id: string
  idempotency_key: string
  number: string
  status: string
  payment_status: string
  total: number
  /** How often it went into production, and its receipt events: all, done, and those that staff see as uncertain. */
  produced: number
  reinstated: number
  receipts: number
  done: number
  uncertain: number
}

export interface ShopPayment {
  id: string
  order_id: string
  gateway: string
  gateway_ref: string | null
  state: string
  amount: number
  refunded: number
  failure_code: string | null
}

export interface ShopRefund {
  id: string
  order_id: string | null
  gateway: string
  payment_ref: string
  gateway_ref: string | null
  state: string
  amount: number
  actor_type: string
  idempotency_key: string
}

export async function readShop(pool: pg.Pool): Promise<ShopRecords> {
  const rows = async <T extends pg.QueryResultRow>(sql: string) => (await pool.query<T>(sql)).rows
  const orders = await rows<ShopOrder>(`
    select o.id, o.idempotency_key, o.number, o.status, o.payment_status, o.total,
      (select count(*)::int from order_events e where e.order_id = o.id and e.machine = 'order'
        and e.to_state = 'in_production') as produced,
      (select count(*)::int from order_events e where e.order_id = o.id and e.machine = 'order'
        and e.to_state = 'in_production' and e.from_state = 'cancelled') as reinstated,
      (select count(*)::int from outbox_events x where x.order_id = o.id and x.kind = 'receipt') as receipts,
      (select count(*)::int from outbox_events x where x.order_id = o.id and x.kind = 'receipt'
        and x.done_at is not null) as done,
      (select count(*)::int from outbox_events x where x.order_id = o.id and x.kind = 'receipt'
        and x.dead_reason = 'outcome_unknown') as uncertain
    from orders o`)
  const balances = await rows<{ gateway: string; sum: number }>(`
    select gateway, sum(case when debit = gateway then amount when credit = gateway then -amount else 0 end)::int as sum
    from ledger group by gateway`)
  const credits = await rows<{ end_to_end_id: string; ref: string }>(
    'select end_to_end_id, ref from pix_credits',
  )
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    payments: await rows<ShopPayment>(
      'select id, order_id, gateway, gateway_ref, state, amount, refunded, failure_code from payments order by id',
    ),
    refunds: await rows<ShopRefund>(`
      select id, order_id, gateway, payment_ref, gateway_ref, state, amount, actor_type, idempotency_key
      from refunds order by id`),
    disputes: await rows('select gateway, gateway_ref, state, amount from disputes'),
    inbox: await rows(
      'select kind, gateway, gateway_ref, order_id, resolved_at is null as open from money_inbox',
    ),
    balances: new Map(balances.map(({ gateway, sum }) => [gateway, sum])),
    credits: new Map(credits.map(({ end_to_end_id: id, ref }) => [id, ref])),
    stuck: await rows(
      `select gateway, type, outcome, gateway_ref from webhook_events where processed_at is null`,
    ),
  }
}
