import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const delivery: readonly QuestionEntry[] = [
  {
    id: 'when',
    question: msg`When does the video arrive?`,
    answer: () => (
      <Trans>
        Within 24 hours. The clock starts when your payment is confirmed, at night and on Sundays too, and
        your order page shows the very hour in your own time zone.
      </Trans>
    ),
  },
  {
    id: 'how',
    question: msg`How does it reach me?`,
    answer: () => (
      <Trans>
        As a message to the WhatsApp number that you gave, and by a private link in your e-mail. Either one is
        enough; the link works on any phone or computer.
      </Trans>
    ),
  },
  {
    id: 'no-whatsapp',
    question: msg`I have no WhatsApp. Can I order?`,
    answer: () => (
      <Trans>
        Yes. Give the number of your phone, so that we can reach you, and watch the video by the private link
        that comes by e-mail.
      </Trans>
    ),
  },
  {
    id: 'keep-it',
    question: msg`How long can I watch it?`,
    answer: () => (
      <Trans>
        The private link works for 90 days. Download the video in that time and it is yours for good; after it
        the file is deleted here.
      </Trans>
    ),
  },
  {
    id: 'share-it',
    question: msg`May I share it?`,
    answer: () => (
      <Trans>
        With family and friends, as much as you like. You may post it too; only selling it or advertising with
        it is not allowed. We ourselves never show it to anybody.
      </Trans>
    ),
  },
  {
    id: 'not-arrived',
    question: msg`The 24 hours are over and nothing came.`,
    answer: () => (
      <Trans>
        First look at your order page, by the link in your e-mail: the video may be there while the message
        was held back. If it is late, <a href="/contact">write to us</a>: you choose between waiting and
        having all your money back.
      </Trans>
    ),
  },
]
