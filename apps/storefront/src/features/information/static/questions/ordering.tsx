import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const ordering: readonly QuestionEntry[] = [
  {
    id: 'how-to-order',
    question: msg`How do I order?`,
    answer: () => (
      <Trans>
        In three steps: choose a package with one, two or three characters, pick the characters, and tell us
        about your child. Then pay by card or PIX. It takes a few minutes, and you can{' '}
        <a href="/purchase">start here</a>.
      </Trans>
    ),
  },
  {
    id: 'hear-before',
    question: msg`Can I see or hear a preview before I pay?`,
    answer: () => (
      <Trans>
        Yes. As you type, the characters greet your child on screen, with sound if you like. That's your
        device's voice; we record the video afterwards, and it's longer and tells your story.
      </Trans>
    ),
  },
  {
    id: 'name-spoken',
    question: msg`My child's name is unusual. Will they say it right?`,
    answer: () => (
      <Trans>
        The preview says the name right away. If it sounds wrong, use the field “How to say it” to spell it
        the way it sounds. And if the video still gets it wrong, we'll remake it for free.
      </Trans>
    ),
  },
  {
    id: 'write-the-text',
    question: msg`Can I write the text myself?`,
    answer: () => (
      <Trans>
        Yes. If we write the text, your notes can be up to 400 characters; if you write it yourself, you have
        700, and our characters say exactly what you wrote.
      </Trans>
    ),
  },
  {
    id: 'two-children',
    question: msg`Can one video be for two children?`,
    answer: () => (
      <Trans>
        Each video is made for one child, but you can enter “Ana and Leo” as the name and tell us about both
        in the notes. If you choose more than one character, they take turns.
      </Trans>
    ),
  },
  {
    id: 'spoken-language',
    question: msg`Which language do the characters speak?`,
    answer: () => (
      <Trans>
        The language you order in: English or Brazilian Portuguese. You can switch it at the top of the page.
      </Trans>
    ),
  },
  {
    id: 'places-left',
    question: msg`What does “spots left today” mean?`,
    answer: () => (
      <Trans>
        It's how many more videos we can make today: our daily limit minus the orders already paid. It's not
        there to rush you: it starts fresh tomorrow.
      </Trans>
    ),
  },
]
