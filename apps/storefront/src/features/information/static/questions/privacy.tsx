import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const privacy: readonly QuestionEntry[] = [
  {
    id: 'what-you-keep',
    question: msg`What do you keep about my child?`,
    answer: () => (
      <Trans>
        The name, the age, the occasion and what you wrote, to make the video and to mend it. It is removed
        180 days after the order is completed. No photograph, no voice, no address.
      </Trans>
    ),
  },
  {
    id: 'who-sees-it',
    question: msg`Who gets to see it?`,
    answer: () => (
      <Trans>
        The people who make and check your video. No advertiser, ever. The payment provider learns what you
        pay, not whom the video is for.
      </Trans>
    ),
  },
  {
    id: 'erase',
    question: msg`Can I have everything erased sooner?`,
    answer: () => (
      <Trans>
        Yes, or get a copy of it. <a href="/contact">Write to us</a> from the e-mail address of the order; we
        answer within 15 days. The <a href="/privacy#your-rights">Privacy Policy</a> names all your rights.
      </Trans>
    ),
  },
  {
    id: 'cookies',
    question: msg`Which cookies do you use?`,
    answer: () => (
      <Trans>
        A few that the shop cannot work without, such as your language. Advertising tools are off until you
        allow them where the law asks for it. The full list is in the{' '}
        <a href="/privacy#cookies">Privacy Policy</a>.
      </Trans>
    ),
  },
]
