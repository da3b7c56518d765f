import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const delivery: readonly QuestionEntry[] = [
  {
    id: 'when',
    question: msg`When does the video arrive?`,
    answer: () => (
      <Trans>
        Within 24 hours. The clock starts when your payment is confirmed, even at night and on Sundays, and
        your order page shows the exact time in your own time zone.
      </Trans>
    ),
  },
  {
    id: 'how',
    question: msg`How will I get it?`,
    answer: () => (
      <Trans>
        As a WhatsApp message to the number you gave us, and through a private link we email you. Either one
        is enough; the link works on any phone or computer.
      </Trans>
    ),
  },
  {
    id: 'no-whatsapp',
    question: msg`I don't have WhatsApp. Can I still order?`,
    answer: () => (
      <Trans>
        Yes. Give us your phone number so we can reach you, and watch the video through the private link we
        email you.
      </Trans>
    ),
  },
  {
    id: 'keep-it',
    question: msg`How long can I watch it?`,
    answer: () => (
      <Trans>
        Your private link works for 90 days. Download the video in that time and it's yours for good; after
        that, we delete the file.
      </Trans>
    ),
  },
  {
    id: 'share-it',
    question: msg`Can I share it?`,
    answer: () => (
      <Trans>
        Yes, with family and friends as much as you like. You can post it too; just don't sell it or use it in
        advertising. We never show it to anyone ourselves.
      </Trans>
    ),
  },
  {
    id: 'not-arrived',
    question: msg`It's been 24 hours and nothing has arrived.`,
    answer: () => (
      <Trans>
        First check your order page, using the link in your email: the video may be there even if the message
        didn't get through. If it's late, <a href="/contact">contact us</a>: you can keep waiting or get a
        full refund.
      </Trans>
    ),
  },
]
