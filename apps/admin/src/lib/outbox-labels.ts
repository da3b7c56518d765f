import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { outboxKinds, type DeadReason, type OutboxKind } from '@recadinho/contracts/outbox'

const kindLabels: Record<OutboxKind, MessageDescriptor> = {
  receipt: msg`Receipt`,
  order_link: msg`Private link`,
  address_changed: msg`Notice to the previous email address`,
  surplus_refund: msg`Refund of a duplicate payment`,
}

/** What was sent or should have been. A kind of a newer server is shown as it is called there. */
export function outboxKindLabel(i18n: I18n, kind: string): string {
  // Timelines that were written before the kinds had their names of today.
  const current = kind === 'link' ? 'order_link' : kind
  const known = outboxKinds.find((each) => each === current)
  return known ? i18n._(kindLabels[known]) : kind
}

/** Why nothing tries it any more. */
export const deadReasonLabels: Record<DeadReason, MessageDescriptor> = {
  attempts_used: msg`Failed permanently`,
  outcome_unknown: msg`It isn't known whether it arrived`,
  kind_unknown: msg`Written by another version of the shop`,
  payload_invalid: msg`Written by another version of the shop`,
  overdue: msg`Waited too long`,
}
