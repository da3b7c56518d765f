import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProblemReason } from '@recadinho/contracts/video-feedback'

/** Problems with a video that a buyer can report. */
export const problemReasonLabels: Record<ProblemReason, MessageDescriptor> = {
  does_not_play: msg`The video doesn't play`,
  no_sound: msg`No sound, or bad sound`,
  name: msg`The name is wrong or sounds wrong`,
  details: msg`Something that is said is wrong`,
  other: msg`Something else is wrong`,
}
