import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MicrophoneFault } from '@recadinho/recorder/microphone'
import type { TakeState } from '@recadinho/recorder/take-queue'
import type { TakeProblem } from '@recadinho/recorder/take-sound'

interface Explained {
  readonly title: MessageDescriptor
  readonly advice: MessageDescriptor
}

export const faultLabels: Record<MicrophoneFault, Explained> = {
  denied: {
    title: msg`This page may not use the microphone`,
    advice: msg`Allow the microphone in the browser's settings for this page, next to its address, and then try again.`,
  },
  missing: {
    title: msg`There is no microphone`,
    advice: msg`Connect one, or record on a phone: this page works there too.`,
  },
  in_use: {
    title: msg`Another program is using the microphone`,
    advice: msg`Close calls and other recorders, and then try again.`,
  },
  unsupported: {
    title: msg`This browser can't record`,
    advice: msg`Use a current browser, and open the page with https.`,
  },
  lost: {
    title: msg`The microphone is gone`,
    advice: msg`What you had recorded until then is kept. Connect the microphone again, and then go on.`,
  },
}

export const problemLabels: Record<TakeProblem, Explained> = {
  silent: {
    title: msg`We heard nothing`,
    advice: msg`Check that the right microphone is on, and record the line again. This take wasn't sent.`,
  },
  clipped: {
    title: msg`Too loud: it crackles`,
    advice: msg`Move away from the microphone a little, or turn its level down.`,
  },
  too_soft: {
    title: msg`Very quiet`,
    advice: msg`Move closer to the microphone: a hand's width is right.`,
  },
  noisy: {
    title: msg`There is noise in the room`,
    advice: msg`Close the window, turn fans off, and move closer to the microphone.`,
  },
}

export const stateLabels: Record<TakeState, MessageDescriptor> = {
  queued: msg`Being sent`,
  sending: msg`Being sent`,
  waiting: msg`Kept in this browser. It's sent as soon as the server can be reached.`,
  not_a_recording: msg`The server couldn't read this take. Record the line again.`,
  silent: msg`The server heard nothing in this take. Record the line again.`,
  too_long: msg`This take is too long. Record the line again in under a minute.`,
  order_closed: msg`The order takes no recordings anymore: it was canceled, completed or erased.`,
  line_gone: msg`The script has changed, and this line is no longer in it.`,
  refused: msg`The server refused this take. Save it as a file, and tell the shop's owner.`,
}
