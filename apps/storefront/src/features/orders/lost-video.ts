import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a video link does not work, from the fragment of the API's redirect. */
export const lostVideo: Partial<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  'video-expired': {
    title: msg`The video is not kept any more`,
    text: msg`We keep a video for 90 days. The one that we sent on WhatsApp stays yours; if you lost it, ask us.`,
  },
  'video-withdrawn': {
    title: msg`The video was withdrawn`,
    text: msg`We have taken it back, most often to send a better one. Write to us if nobody told you why.`,
  },
  'video-unknown': {
    title: msg`We cannot find this video`,
    text: msg`The link may be cut off or mistyped. Open it whole, as it was sent to you.`,
  },
}
