import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from '../questions.ts'

export const corrections: readonly QuestionEntry[] = [
  {
    id: 'wrong-in-video',
    question: msg`Something is wrong with my video.`,
    answer: msg`Tell us what it is, with your order number. If it's our mistake, such as a mispronounced name, we'll remake the video for free; if that isn't right either, you get your money back.`,
  },
  {
    id: 'my-typo',
    question: msg`I typed something wrong. Can I still change it?`,
    answer: msg`Yes, on your order page, until we start making your video. After that, contact us right away and we'll tell you what's still possible.`,
  },
  {
    id: 'change-my-mind',
    question: msg`Can I change my mind and get my money back?`,
    answer: msg`Yes, within seven days of delivery and without giving a reason, even though the video was made just for your child. The <refund>Refund Policy</refund> explains how.`,
  },
  {
    id: 'how-long-refund',
    question: msg`How long does a refund take?`,
    answer: msg`We send it within two business days. By PIX, it usually arrives the same day; on a card, it shows up within 5 to 10 business days.`,
  },
  {
    id: 'reach-a-person',
    question: msg`When can I talk to a person?`,
    answer: msg({
      message:
        "These are our hours ({zone}): {hours}. You can <contact>message us any time</contact>, and we'll answer when we're back.",
    }),
  },
]
