import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnsaidChoice } from '@recadinho/contracts/personalization'

/** What the buyer decided about a part of the notes that no line tells. */
export const choiceTexts: Record<UnsaidChoice, MessageDescriptor> = {
  team: msg`buyer: only for the team`,
  never: msg`buyer: never to be mentioned`,
}
