import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const corrections: readonly QuestionEntry[] = [
  {
    id: 'wrong-in-video',
    question: msg`Something in the video is wrong.`,
    answer: () => (
      <Trans>
        Tell us what, with the number of your order. A mistake of ours, such as a name said wrongly, is made
        again at no cost; if that fails too, you get your money back.
      </Trans>
    ),
  },
  {
    id: 'my-typo',
    question: msg`I typed something wrong. Can I still change it?`,
    answer: () => (
      <Trans>
        Until we begin with your video: yes, on your order page. After that write to us quickly, and we tell
        you what is still possible.
      </Trans>
    ),
  },
  {
    id: 'change-my-mind',
    question: msg`Can I change my mind and get my money back?`,
    answer: () => (
      <Trans>
        Yes, within seven days of delivery and without a reason, although the video was made for your child
        alone. How it works is in the <a href="/refund">Refund Policy</a>.
      </Trans>
    ),
  },
  {
    id: 'how-long-refund',
    question: msg`How long does a refund take?`,
    answer: () => (
      <Trans>
        We send it within two working days. By PIX it is usually there the same day; on a card your bank shows
        it after five to ten working days.
      </Trans>
    ),
  },
  {
    id: 'reach-a-person',
    question: msg`When can I reach a person?`,
    answer: () => (
      <Trans>
        Monday to Friday from 9:00 to 18:00, Saturday from 10:00 to 16:00; on Sunday we are closed. You can{' '}
        <a href="/contact">write at any hour</a>, and we answer when we are back.
      </Trans>
    ),
  },
]
