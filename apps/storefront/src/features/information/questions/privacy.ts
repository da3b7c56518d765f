import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from '../questions.ts'

export const privacy: readonly QuestionEntry[] = [
  {
    id: 'what-you-keep',
    question: msg`What do you keep about my child?`,
    answer: msg`The name, age, occasion and what you wrote, to make the video and fix it if needed. We delete it {detailDays} days after the order is completed. No photos, no child's voice, no address.`,
  },
  {
    id: 'who-sees-it',
    question: msg`Who gets to see it?`,
    answer: msg`{watched, select, yes {The people who make and check your video.} other {Only the people on our team who work on orders.}} No advertiser, ever. The payment provider knows what you pay, not who the video is for.`,
  },
  {
    id: 'erase',
    question: msg`Can I have everything deleted sooner?`,
    answer: msg`Yes, and you can ask for a copy, too. <contact>Contact us</contact> using the email address on your order; we answer within 15 days. The <rights>Privacy Policy</rights> lists all your rights.`,
  },
  {
    id: 'cookies',
    question: msg`Which cookies do you use?`,
    answer: msg`A few the shop can't work without, such as the one for your language. Where the law requires it, advertising tools stay off until you allow them. The full list is in the <cookies>Privacy Policy</cookies>.`,
  },
]
