import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const privacy: readonly QuestionEntry[] = [
  {
    id: 'what-you-keep',
    question: msg`What do you keep about my child?`,
    answer: () => (
      <Trans>
        The name, age, occasion and what you wrote, to make the video and fix it if needed. We delete it 180
        days after the order is completed. No photos, no voice recordings, no address.
      </Trans>
    ),
  },
  {
    id: 'who-sees-it',
    question: msg`Who gets to see it?`,
    answer: () => (
      <Trans>
        The people who make and check your video. No advertiser, ever. The payment provider knows what you
        pay, not who the video is for.
      </Trans>
    ),
  },
  {
    id: 'erase',
    question: msg`Can I have everything deleted sooner?`,
    answer: () => (
      <Trans>
        Yes, and you can ask for a copy, too. <a href="/contact">Contact us</a> using the email address on
        your order; we answer within 15 days. The <a href="/privacy#your-rights">Privacy Policy</a> lists all
        your rights.
      </Trans>
    ),
  },
  {
    id: 'cookies',
    question: msg`Which cookies do you use?`,
    answer: () => (
      <Trans>
        A few the shop can't work without, such as the one for your language. Where the law requires it,
        advertising tools stay off until you allow them. The full list is in the{' '}
        <a href="/privacy#cookies">Privacy Policy</a>.
      </Trans>
    ),
  },
]
