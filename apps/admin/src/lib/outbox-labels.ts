import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { outboxKinds, type BlockedCode, type DeadReason, type OutboxKind } from '@recadinho/contracts/outbox'

export const outboxKindLabels: Record<OutboxKind, MessageDescriptor> = {
  receipt: msg`Receipt`,
  order_link: msg`Private link`,
  address_changed: msg`Notice to the previous email address`,
  surplus_refund: msg`Refund of a duplicate payment`,
  staff_invitation: msg`Invitation to the team`,
  contact_answer: msg`Answer to a message`,
  session_paid: msg`Count of a paid visit`,
  session_erased: msg`Erasure of a buyer's visits`,
  videos_erased: msg`Erasure of a child's videos`,
  video_check: msg`Check of a video`,
  password_reset: msg`New password for staff`,
  account_notice: msg`Notice of changed sign-in details`,
  email_change: msg`Confirmation of a new staff email`,
  delivery_whatsapp: msg`Video by WhatsApp`,
  delivery_email: msg`Video by email`,
  script_draft: msg`Draft of a script`,
  chat_message: msg`WhatsApp message`,
  meta_conversion: msg`Visit told to Meta`,
  meta_purchase: msg`Purchase told to Meta`,
  tiktok_purchase: msg`Purchase told to TikTok`,
  commission: msg`Commission of an affiliate`,
  shop_notice: msg`Notice of a changed setting to the owners`,
}

/** Display name of an outbox event's kind. A kind known only to a newer server is shown by its id. */
export function outboxKindLabel(i18n: I18n, kind: string): string {
  const known = outboxKinds.find((each) => each === kind)
  return known ? i18n._(outboxKindLabels[known]) : kind
}

/** What a blocked event waits for. */
export const blockedLabels: Record<BlockedCode, MessageDescriptor> = {
  no_mail_server: msg`Waiting for a mail server`,
  no_whatsapp: msg`Waiting for WhatsApp to be set up`,
}

/** Why an event is no longer retried. */
export const deadReasonLabels: Record<DeadReason, MessageDescriptor> = {
  attempts_used: msg`Failed permanently`,
  outcome_unknown: msg`It isn't known whether it arrived`,
  kind_unknown: msg`Written by another version of the shop`,
  payload_invalid: msg`Written by another version of the shop`,
  overdue: msg`Waited too long`,
}
