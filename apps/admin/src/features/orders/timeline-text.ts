import { orderStatuses, productionStages } from '@recadinho/contracts/filters'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderEvent } from '@recadinho/contracts/admin-orders'
import { refundStates } from '@recadinho/contracts/money'
import { paymentStates } from '@recadinho/contracts/payments'
import { paymentStateLabels, refundStateLabels, stageLabels, statusLabels } from '../../lib/labels.ts'
import { filmFailures } from '@recadinho/contracts/films'
import { videoRefusals } from '@recadinho/contracts/videos'
import { filmFailureLabels } from '../../lib/film-labels.ts'
import { refusalLabels } from '../../lib/video-labels.ts'
import { causeText } from '../../lib/causes.ts'

/** Delivery states of the message with the video; the cause names the channel. */
const deliveryTitles: Record<string, MessageDescriptor | undefined> = {
  scheduled: msg`Delivery scheduled`,
  cancelled: msg`Scheduled delivery canceled`,
  queued: msg`Video waiting to be sent`,
  unknown: msg`It isn't known whether the video was sent`,
  sent: msg`Video sent`,
  failed: msg`Video couldn't be sent`,
  delivered: msg`Video delivered`,
  read: msg`Video message read`,
  not_reached: msg`Buyer not reached`,
  resolved: msg`Marked as dealt with`,
}

/** Short title of a timeline event. A value known only to a newer server is shown as it is. */
export function eventTitle(i18n: I18n, tag: string, { machine, from, to, cause, actor }: OrderEvent): string {
  switch (machine) {
    case 'order': {
      const status = orderStatuses.find((status) => status === to)
      if (from === null) return i18n._(actor.type === 'staff' ? msg`Order taken by phone` : msg`Order placed`)
      return status ? i18n._(statusLabels[status]) : to
    }
    case 'stage': {
      const stage = productionStages.find((stage) => stage === to)
      const name = stage ? i18n._(stageLabels[stage]) : to
      return i18n._(msg`Stage: ${name}`)
    }
    case 'hold':
      return i18n._(to === 'running' ? msg`Resumed` : msg({ context: 'timeline', message: 'Put on hold' }))
    case 'claim':
      if (to === 'free') return i18n._(msg`Not working on it any more`)
      return i18n._(from === 'claimed' ? msg`Took the order over` : msg`Working on it`)
    case 'note':
      return i18n._(msg`Note written`)
    case 'revision':
      return i18n._(msg`Being made again: revision ${to}`)
    case 'script':
      if (to === 'fallback') return i18n._(msg`The shop's own draft of the script stays`)
      return i18n._(msg`Script: version ${to}`)
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
    case 'correction': {
      if (cause === null && to === 'seen') return i18n._(msg`The buyer's corrections seen`)
      const what = cause === null ? to : causeText(i18n, tag, cause)
      return i18n._(actor.type === 'staff' ? msg`Changed: ${what}` : msg`Corrected by the buyer: ${what}`)
    }
    case 'video':
      return videoTitle(i18n, to)
    case 'message':
      break
  }
  if (cause === null || cause.code.startsWith('delivery')) {
    const title = deliveryTitles[to]
    if (title) return i18n._(title)
  }
  if (to === 'sent') return i18n._(msg`Email sent`)
  if (to === 'failed') return i18n._(msg`Email couldn't be sent`)
  return to === 'queued' ? i18n._(msg`Email waiting to be sent`) : i18n._(msg`Message: ${to}`)
}

const videoTitles: Partial<Record<string, MessageDescriptor>> = {
  uploaded: msg`Video uploaded`,
  drafted: msg`Film made by the shop`,
  approved: msg`Film approved`,
  approval_undone: msg`Approval of the film called back`,
  not_made: msg`The film couldn't be made`,
  ready: msg`Video checked and ready`,
  refused: msg`Video can't be used`,
  withdrawn: msg`Video withdrawn`,
  removed: msg`Video file deleted`,
  opened: msg`Video opened by the buyer`,
  played: msg`Video played by the buyer`,
  reacted: msg`The buyer reacted to the video`,
  problem: msg`The buyer says something is wrong with the video`,
}

function videoTitle(i18n: I18n, to: string): string {
  const title = Object.hasOwn(videoTitles, to) ? videoTitles[to] : undefined
  return title ? i18n._(title) : to
}

/** Why it happened: staff's own words, or the translation of a server code. */
export function eventReason(i18n: I18n, tag: string, { machine, reason, cause }: OrderEvent): string | null {
  // The title already names the fields.
  if (machine === 'correction') return null
  const refusal = machine === 'video' && cause?.code === 'text' ? cause.text : undefined
  const known = videoRefusals.find((each) => each === refusal)
  if (known) return i18n._(refusalLabels[known])
  const failure = filmFailures.find((each) => each === refusal)
  if (failure) return i18n._(filmFailureLabels[failure])
  return cause === null ? reason : causeText(i18n, tag, cause)
}
