import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MicrophoneFault } from '@recadinho/recorder/microphone'
import type { TakeState } from '@recadinho/recorder/take-queue'
import type { TakeProblem } from '@recadinho/recorder/take-sound'

interface Explained {
  readonly title: MessageDescriptor
  readonly advice: MessageDescriptor
}

export const faultTexts: Record<MicrophoneFault, Explained> = {
  denied: {
    title: msg`This page may not use the microphone`,
    advice: msg`Allow the microphone for this page in your browser's settings, next to its address. Then try again.`,
  },
  missing: {
    title: msg`We can't find a microphone`,
    advice: msg`Connect one, or open your order's link on a phone.`,
  },
  in_use: {
    title: msg`Another app is using the microphone`,
    advice: msg`End calls and other recordings, then try again.`,
  },
  unsupported: {
    title: msg`This browser can't record`,
    advice: msg`Open your order's link in a current browser, for example on your phone.`,
  },
  lost: {
    title: msg`The microphone was disconnected`,
    advice: msg`We've kept what you'd said until then. Connect the microphone and try again.`,
  },
}

/** What to do better: `long` is the shop's own limit. */
export const problemTexts: Record<TakeProblem | 'long', Explained> = {
  silent: {
    title: msg`We couldn't hear you`,
    advice: msg`Check that the right microphone is on, then record the line again. Nothing was sent.`,
  },
  clipped: {
    title: msg`Too loud`,
    advice: msg`It crackles. Move a little farther away and record the line again.`,
  },
  too_soft: {
    title: msg`Very quiet`,
    advice: msg`Move closer, about a hand's width away, and record the line again.`,
  },
  noisy: {
    title: msg`It's noisy around you`,
    advice: msg`Close the window, turn off fans, or move closer, and record the line again.`,
  },
  long: {
    title: msg`That was a long line`,
    advice: msg`A line can take 20 seconds at most, so the recording stopped there.`,
  },
}

export const stateTexts: Record<TakeState, MessageDescriptor> = {
  queued: msg`Sending…`,
  sending: msg`Sending…`,
  waiting: msg`Saved on this device. We'll send it as soon as we can reach the shop.`,
  not_a_recording: msg`We couldn't read this recording. Please record the line again.`,
  silent: msg`We couldn't hear anyone in this recording. Please record the line again.`,
  too_long: msg`This recording is too long. Please say the line in under 20 seconds.`,
  order_closed: msg`We've started making the video, so this recording came too late.`,
  line_gone: msg`The words have changed since you recorded this line.`,
  refused: msg`We couldn't take this recording. Please record the line again.`,
}
