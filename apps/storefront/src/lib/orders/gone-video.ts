import { msg } from '@lingui/core/macro'
import type { OutcomeText } from './outcome-text.ts'

/** Why a video is no longer available. */
export const goneVideo = {
  expired: {
    title: msg`This video is no longer available`,
    text: msg`We keep each video for a limited time. The one we sent on WhatsApp is yours to keep; if you've lost it, contact us.`,
  },
  withdrawn: {
    title: msg`This video was taken down`,
    text: msg`We took it down, usually to send you a better one. If nobody told you why, contact us.`,
  },
} satisfies Record<string, OutcomeText>
