import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlockedCode, DeadReason } from '@recadinho/contracts/outbox'

/** What a blocked event waits for. */
export const blockedLabels: Record<BlockedCode, MessageDescriptor> = {
  no_mail_server: msg`Waiting for a mail server`,
  no_whatsapp: msg`Waiting for WhatsApp to be set up`,
  no_ffmpeg: msg`Waiting for ffmpeg to be installed on the server`,
  no_room: msg`Waiting for room on the server's disk`,
}

/** Why an event is no longer retried. */
export const deadReasonLabels: Record<DeadReason, MessageDescriptor> = {
  attempts_used: msg`Failed permanently`,
  outcome_unknown: msg`It isn't known whether it arrived`,
  kind_unknown: msg`Written by another version of the shop`,
  payload_invalid: msg`Written by another version of the shop`,
  overdue: msg`Waited too long`,
}
