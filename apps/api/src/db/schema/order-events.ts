import type { DeliveryCause } from '@recadinho/contracts/deliveries'
import type { EventCause } from '@recadinho/contracts/money'
import type { ScriptCause } from '@recadinho/contracts/scripts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './columns.ts'

export type EventMachine =
  | 'order'
  | 'stage'
  | 'hold'
  | 'claim'
  | 'script'
  | 'revision'
  | 'note'
  | 'payment'
  | 'refund'
  | 'message'
  | 'correction'
  | 'video'

/** An order's timeline; a trigger rejects changes of rows (O6). */
export interface OrderEventsTable {
  id: GeneratedAlways<string>
  order_id: string
  machine: EventMachine
  from_state: string | null
  to_state: string
  actor_type: 'buyer' | 'staff' | 'system' | 'gateway'
  actor_id: string | null
  actor_name: string | null
  reason: string | null
  cause: JsonColumn<EventCause | DeliveryCause | ScriptCause>
  source_event: string | null
  request_id: string | null
  amount: number | null
  currency: string | null
  created_at: Generated<Date>
}
