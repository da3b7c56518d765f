import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { corrections } from './questions/corrections.ts'
import { delivery } from './questions/delivery.ts'
import { ordering } from './questions/ordering.ts'
import { paying } from './questions/paying.ts'
import { privacy } from './questions/privacy.ts'

export interface QuestionEntry {
  /** Anchor of the answer: a link to it opens the question. */
  id: string
  question: MessageDescriptor
  /** Its tags are links to other pages (`question.tsx`). */
  answer: MessageDescriptor
}

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

/** An answer without its links. */
export const plainAnswer = (i18n: I18n, { answer }: QuestionEntry): string =>
  i18n._(answer).replaceAll(/<[^>]+>/g, '')
