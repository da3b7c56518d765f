import { msg } from '@lingui/core/macro'
import { goneVideo } from '../../lib/orders/gone-video.ts'
import type { OutcomeText } from '../../lib/orders/outcome-text.ts'

/** Why a video link does not work, from the fragment of the API's redirect. */
export const lostVideo: Partial<Record<string, OutcomeText>> = {
  'video-expired': goneVideo.expired,
  'video-withdrawn': goneVideo.withdrawn,
  'video-unknown': {
    title: msg`We can't find this video`,
    text: msg`The link may be incomplete or mistyped. Open the whole link, exactly as you received it.`,
  },
}
