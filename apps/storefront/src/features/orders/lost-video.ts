import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a video link does not work, from the fragment of the API's redirect. */
export const lostVideo: Partial<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  'video-expired': {
    title: msg`This video is no longer available`,
    text: msg`We keep each video for a limited time. The one we sent on WhatsApp is yours to keep; if you've lost it, contact us.`,
  },
  'video-withdrawn': {
    title: msg`This video was taken down`,
    text: msg`We took it down, usually to send you a better one. If nobody told you why, contact us.`,
  },
  'video-unknown': {
    title: msg`We can't find this video`,
    text: msg`The link may be incomplete or mistyped. Open the whole link, exactly as you received it.`,
  },
}
