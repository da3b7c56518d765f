import type { LocalizedText } from '@recadinho/contracts/common'
import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { NamedChild } from '../../db/schema/orders.ts'
import type { ClaimRow } from './claim-view.ts'
import { sql, type RawBuilder } from 'kysely'

/** A row of the list, with its sort key. */
export interface ListedOrder {
  id: string
  number: string
  guardian_name: string
  child_name: string
  other_children: NamedChild[]
  whatsapp_number: string
  package_title: LocalizedText
  status: OrderStatus
  stage: ProductionStage | null
  payment_status: OrderPaymentStatus
  on_hold_since: string | null
  total: number
  currency: string
  created_at: string
  due_at: string | null
  claim: ClaimRow | null
  unseen_correction: boolean
  version: number
  urgency: number
  position: string
}

/** One page as a single JSON value; null if there are no rows. */
export interface Page {
  page: ListedOrder[] | null
}

/** `position` must not be named like its column, or ORDER BY would sort by the text. */
export const listedColumns = sql`id, number, guardian_name, child_name, other_children, whatsapp_number, package_title, status,
  stage, payment_status, on_hold_since, total, currency, created_at, due_at, version, urgency,
  (select json_build_object('id', staff.id, 'name', staff.name, 'until', expires_at) from order_claims
    join staff on staff.id = staff_id where order_id = orders.id) as claim,
  exists (select from order_corrections where order_id = orders.id and seen_at is null) as unseen_correction,
  urgency_order::text as position`

/** Write the LIMIT after it as a literal: for an unknown number of rows the planner would sort them all. */
export const byUrgency = sql`order by urgency, urgency_order, id`

export const whereAll = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
