import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from '../questions.ts'

export const delivery: readonly QuestionEntry[] = [
  {
    id: 'when',
    question: msg`When does the video arrive?`,
    answer: msg`Within {deliveryHours, plural, one {# hour} other {# hours}}. If a package is faster, or the day is full and it takes a day longer, you see it before you pay. The clock starts when your payment is confirmed, even at night and on Sundays, and your order page shows the exact time in your own time zone.`,
  },
  {
    id: 'how',
    question: msg`How will I get it?`,
    answer: msg`As a WhatsApp message to the number you gave us, and through a private link we email you. Either one is enough; the link works on any phone or computer.`,
  },
  {
    id: 'no-whatsapp',
    question: msg`I don't have WhatsApp. Can I still order?`,
    answer: msg`Yes. Give us your phone number so we can reach you, and watch the video through the private link we email you.`,
  },
  {
    id: 'keep-it',
    question: msg`How long can I watch it?`,
    answer: msg`Your private link works for {videoDays} days. Download the video in that time and it's yours for good; after that, we delete the file.`,
  },
  {
    id: 'share-it',
    question: msg`Can I share it?`,
    answer: msg`Yes, with family and friends as much as you like. You can post it too; just don't sell it or use it in advertising. We never show it to anyone ourselves.`,
  },
  {
    id: 'not-arrived',
    question: msg`It's past the delivery time and nothing has arrived.`,
    answer: msg`First check your order page, using the link in your email: the video may be there even if the message didn't get through. If it's late, <contact>contact us</contact>: you can keep waiting or get a full refund.`,
  },
]
