import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from './question.tsx'
import { delivery } from './questions/delivery.tsx'
import { corrections } from './questions/corrections.tsx'
import { ordering } from './questions/ordering.tsx'
import { paying } from './questions/paying.tsx'
import { privacy } from './questions/privacy.tsx'

export interface QuestionGroup {
  id: string
  title: MessageDescriptor
  entries: readonly QuestionEntry[]
}

/** All questions, in the order in which they usually arise. Search engines get the same list. */
export const questions: readonly QuestionGroup[] = [
  { id: 'ordering', title: msg`Ordering`, entries: ordering },
  { id: 'paying', title: msg`Paying`, entries: paying },
  { id: 'delivery', title: msg`The video and its delivery`, entries: delivery },
  { id: 'mending', title: msg`Mistakes, changes, refunds`, entries: corrections },
  { id: 'privacy', title: msg`Your child's data`, entries: privacy },
]
