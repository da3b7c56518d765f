import type { OrderEvent, TimelineCause } from '@recadinho/contracts/admin-orders'
import { paymentMethods } from '@recadinho/contracts/catalog'
import { DeliveryCause } from '@recadinho/contracts/deliveries'
import { ApprovalCause } from '@recadinho/contracts/films'
import { causeCodes, EventCause } from '@recadinho/contracts/money'
import { correctableFields } from '@recadinho/contracts/orders'
import { ScriptCause } from '@recadinho/contracts/scripts'
import { Check } from 'typebox/value'
import { labelOf } from '../outbox/registry.ts'
import type { TimelineRow } from './queries.ts'

export type ReasonRow = Pick<TimelineRow, 'machine' | 'to_state' | 'actor_type' | 'reason' | 'cause'>

/**
 * A timeline row's reason, as a code with parameters. `reason` holds what staff wrote and, in rows without a `cause`,
 * also codes of payment methods, email kinds and gateways. Values from another release are passed on as text, never
 * rejected.
 */
export function reasonOf(row: ReasonRow): Pick<OrderEvent, 'reason' | 'cause'> {
  // For a correction by the buyer or by staff, `to_state` names the fields.
  const isWords = row.cause === null && row.actor_type === 'staff' && row.machine !== 'correction'
  return isWords ? { reason: row.reason, cause: null } : { reason: null, cause: causeOf(row) }
}

const causes = [EventCause, DeliveryCause, ScriptCause, ApprovalCause]

function causeOf({ machine, to_state: to, reason, cause }: ReasonRow): TimelineCause | null {
  if (cause !== null)
    return causes.some((schema) => Check(schema, cause)) ? cause : { code: 'text', text: reason ?? 'unknown' }
  if (machine === 'correction') return correction(to)
  if (reason === null) return null
  switch (machine) {
    case 'message':
      return message(reason)
    case 'payment':
    case 'refund':
      return paymentCause(to, reason)
    case 'order':
    case 'stage':
    case 'hold':
    case 'claim':
    case 'script':
    case 'revision':
    case 'note':
    case 'video':
      break
  }
  return { code: 'text', text: reason }
}

function correction(listed: string): TimelineCause | null {
  // The order itself lists the corrected values (O7.6).
  if (listed === 'seen') return null
  const names = listed.split(',')
  const fields = correctableFields.filter((field) => names.includes(field))
  return fields.length === names.length ? { code: 'corrected', fields } : { code: 'text', text: listed }
}

function message(name: string): TimelineCause {
  // The name of this kind in older rows.
  const kind = name === 'link' ? 'order_link' : name
  const label = labelOf(kind)
  return label ? { code: 'message', kind, label } : { code: 'text', text: name }
}

function paymentCause(to: string, reason: string): TimelineCause {
  const method = to === 'created' && paymentMethods.find((method) => method === reason)
  if (method) return { code: 'payment_method', method }
  if (reason === 'never_opened') return { code: 'never_opened' }
  // Before `cause` existed, its codes were stored in `reason`.
  const code = causeCodes.find((code) => code === reason)
  return code ? { code } : { code: 'gateway_code', value: reason }
}
