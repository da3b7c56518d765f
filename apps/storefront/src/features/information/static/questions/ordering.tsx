import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const ordering: readonly QuestionEntry[] = [
  {
    id: 'how-to-order',
    question: msg`How do I order?`,
    answer: () => (
      <Trans>
        In three steps: choose a package for one, two or three characters, choose the characters, and tell us
        about your child. Then you pay by card or PIX. It takes a few minutes, and you can{' '}
        <a href="/purchase">begin here</a>.
      </Trans>
    ),
  },
  {
    id: 'hear-before',
    question: msg`Can I see or hear something before I pay?`,
    answer: () => (
      <Trans>
        Yes. While you type, the characters greet your child on the screen, with sound if you like. That voice
        is your device's own; the video is recorded by us afterwards, is longer and tells your story.
      </Trans>
    ),
  },
  {
    id: 'name-spoken',
    question: msg`Our name is unusual. Will they say it right?`,
    answer: () => (
      <Trans>
        The preview says the name at once. If it sounds wrong, tell us in the notes how it is spoken, syllable
        by syllable. And if the video still says it wrongly, we make it again at no cost.
      </Trans>
    ),
  },
  {
    id: 'write-the-text',
    question: msg`Can I write the text myself?`,
    answer: () => (
      <Trans>
        Yes. Leave the writing to us and your notes may have up to 400 characters; write it yourself and you
        have 700, which the characters then speak as you wrote them.
      </Trans>
    ),
  },
  {
    id: 'two-children',
    question: msg`Can one video be for two children?`,
    answer: () => (
      <Trans>
        A video is made for one child. You can put “Ana and Leo” where the name goes and tell about both in
        the notes; with more than one character they take turns.
      </Trans>
    ),
  },
  {
    id: 'spoken-language',
    question: msg`Which language do the characters speak?`,
    answer: () => (
      <Trans>
        The language in which you order: English or Brazilian Portuguese. Switch it at the head of the page.
      </Trans>
    ),
  },
  {
    id: 'places-left',
    question: msg`What does “places left today” mean?`,
    answer: () => (
      <Trans>
        So that nobody waits, we take only as many orders a day as we can make. The number is that limit less
        the orders paid today. It is not there to hurry you: tomorrow it starts anew.
      </Trans>
    ),
  },
]
