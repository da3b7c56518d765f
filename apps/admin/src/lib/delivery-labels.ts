import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  AttemptState,
  DeliveryCause,
  DeliveryChannel,
  DeliveryProblem,
} from '@recadinho/contracts/deliveries'
import { formatDateTime } from '@recadinho/i18n/dates'

export const channelLabels: Record<DeliveryChannel, MessageDescriptor> = {
  whatsapp: msg`WhatsApp`,
  email: msg`Email`,
  by_hand: msg`Sent manually`,
}

export const attemptLabels: Record<AttemptState, MessageDescriptor> = {
  queued: msg({ context: 'message', message: 'Waiting' }),
  unknown: msg`It isn't known whether it arrived`,
  sent: msg({ context: 'message', message: 'Sent' }),
  failed: msg({ context: 'message', message: 'Failed' }),
  delivered: msg({ context: 'message', message: 'Delivered' }),
  read: msg({ context: 'message', message: 'Read' }),
}

export const problemLabels: Record<DeliveryProblem, MessageDescriptor> = {
  not_ready: msg`Once the order is at the Ready stage, you can deliver the video here.`,
  on_hold: msg`The order is on hold. Resume it to deliver the video.`,
  no_video: msg`There's no finished video for this order yet.`,
  link_revoked: msg`The order's private link was withdrawn, so there's nothing to send.`,
  sending: msg`Messages are on their way.`,
}

/** Codes that staff can act on; others are shown as they are. */
const errors: Record<string, MessageDescriptor> = {
  '131026': msg`This number isn't on WhatsApp, or can't receive messages`,
  '131047': msg`WhatsApp didn't allow a message to this number`,
  '131049': msg`WhatsApp held it back so this person doesn't get too many messages`,
  '131030': msg`This number isn't on WhatsApp's list of test numbers`,
  '132001': msg`The message template isn't approved at WhatsApp`,
  '190': msg`WhatsApp no longer accepts the shop's access token`,
  opted_out: msg`The buyer asked for no WhatsApp messages`,
  closed: msg`More than 24 hours had passed since the buyer wrote`,
  no_whatsapp: msg`Waiting for WhatsApp to be set up`,
  no_mail_server: msg`Waiting for a mail server`,
  order_changed: msg`The order changed before it was sent`,
  not_ready: msg`The order wasn't ready at that time`,
  on_hold: msg`The order was on hold at that time`,
  no_video: msg`There was no finished video at that time`,
  EENVELOPE: msg`The mail server refused the address`,
}

export function deliveryError(i18n: I18n, code: string): string {
  const known = Object.hasOwn(errors, code) ? errors[code] : undefined
  return known ? i18n._(known) : code
}

/** The detail that a delivery event adds to its title in the timeline. */
export function deliveryCauseText(i18n: I18n, tag: string, cause: DeliveryCause): string {
  switch (cause.code) {
    case 'delivery': {
      const channel = i18n._(channelLabels[cause.channel])
      return cause.error === undefined ? channel : `${channel}: ${deliveryError(i18n, cause.error)}`
    }
    case 'delivery_time':
      return formatDateTime(cause.at, tag, cause.timeZone ?? undefined)
    case 'promise':
      break
  }
  return i18n._(cause.kept ? msg`Delivered on time` : msg`Delivered late`)
}
