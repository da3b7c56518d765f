import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnsaidChoice } from '@recadinho/contracts/personalization'

/** What a choice about a part of the notes means. */
export const choiceTexts: Record<UnsaidChoice, MessageDescriptor> = {
  team: msg`Only our team reads this.`,
  never: msg`No character will mention it.`,
}
