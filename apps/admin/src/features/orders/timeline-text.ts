import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderEvent } from '@recadinho/contracts/admin-orders'
import {
  correctableFields,
  orderStatuses,
  productionStages,
  type CorrectableField,
} from '@recadinho/contracts/orders'
import { refundStates } from '@recadinho/contracts/money'
import { paymentStates } from '@recadinho/contracts/payments'
import {
  methodLabels,
  paymentStateLabels,
  refundStateLabels,
  stageLabels,
  statusLabels,
} from '../../lib/labels.ts'
import { causeText } from '../../lib/causes.ts'
import { outboxKindLabel } from '../../lib/outbox-labels.ts'

/** One event of the timeline in a few words. What a newer server writes and we do not know is shown as it is. */
export function eventTitle(i18n: I18n, { machine, from, to }: OrderEvent): string {
  switch (machine) {
    case 'order': {
      const status = orderStatuses.find((status) => status === to)
      if (from === null) return i18n._(msg`Order placed`)
      return status ? i18n._(statusLabels[status]) : to
    }
    case 'stage': {
      const stage = productionStages.find((stage) => stage === to)
      const name = stage ? i18n._(stageLabels[stage]) : to
      return i18n._(msg`Stage: ${name}`)
    }
    case 'hold':
      return i18n._(to === 'running' ? msg`Resumed` : msg({ context: 'timeline', message: 'Put on hold' }))
    case 'payment': {
      const state = paymentStates.find((state) => state === to)
      const name = state ? i18n._(paymentStateLabels[state]) : to
      return i18n._(msg`Payment: ${name}`)
    }
    case 'refund': {
      const state = refundStates.find((state) => state === to)
      const name = state ? i18n._(refundStateLabels[state]) : to
      return i18n._(msg`Refund: ${name}`)
    }
    case 'correction':
      return i18n._(msg`Corrected by the buyer: ${fieldNames(i18n, to)}`)
    case 'message':
      break
  }
  if (to === 'sent') return i18n._(msg`Email sent`)
  if (to === 'failed') return i18n._(msg`Email couldn't be sent`)
  return to === 'queued' ? i18n._(msg`Email waiting to be sent`) : i18n._(msg`Message: ${to}`)
}

/** Why it happened: staff's own words, or a word of ours in the reader's language. */
export function eventReason(i18n: I18n, tag: string, { machine, reason, cause }: OrderEvent): string | null {
  if (cause !== null) return causeText(i18n, tag, cause)
  if (reason === null) return null
  if (machine === 'message') return outboxKindLabel(i18n, reason)
  const known = machine === 'payment' ? paymentReasons[reason] : undefined
  return known ? i18n._(known) : reason
}

/** What stands beside an attempt's new state. A gateway's own code is shown as it is. */
const paymentReasons: Record<string, MessageDescriptor> = {
  ...methodLabels,
  never_opened: msg`It never reached the payment provider`,
}

const fields: Record<CorrectableField, MessageDescriptor> = {
  childName: msg`name`,
  nameHint: msg`how to say the name`,
  childAge: msg`age`,
  occasion: msg`occasion`,
  occasionDate: msg`occasion date`,
  additionalNotes: msg`notes`,
  whatsappNumber: msg`WhatsApp number`,
  guardianEmail: msg`email address`,
}

/** `name, notes`: what a correction's event lists. */
const fieldNames = (i18n: I18n, listed: string) =>
  listed
    .split(',')
    .map((name) => {
      const field = correctableFields.find((known) => known === name)
      return field ? i18n._(fields[field]) : name
    })
    .join(', ')
