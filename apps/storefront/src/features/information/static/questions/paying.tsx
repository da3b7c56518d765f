import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QuestionEntry } from '../question.tsx'

export const paying: readonly QuestionEntry[] = [
  {
    id: 'ways-to-pay',
    question: msg`How can I pay?`,
    answer: () => (
      <Trans>
        By credit card in every currency that we show, and by PIX when the price is in Brazilian reais. The
        currency follows the country that you choose at the head of the page.
      </Trans>
    ),
  },
  {
    id: 'how-pix-works',
    question: msg`How does PIX work here?`,
    answer: () => (
      <Trans>
        You get a QR code and the same code as text. Open your bank's app, scan or paste it, and confirm. The
        code is valid for 30 minutes. Leave the page open: it turns to confirmed by itself, usually within
        seconds. If you closed it, your receipt by e-mail brings you back.
      </Trans>
    ),
  },
  {
    id: 'pix-expired',
    question: msg`My PIX code expired. What now?`,
    answer: () => (
      <Trans>
        Nothing is lost: ask for a new code on the same page. If you paid the old one a moment too late, the
        payment counts all the same. Please do not pay both; if it happens, the second comes back to you.
      </Trans>
    ),
  },
  {
    id: 'installments',
    question: msg`Can I pay in installments?`,
    answer: () => (
      <Trans>
        The prices show what 1, 2 or 3 installments without interest come to. Whether your card can split the
        payment you see at the checkout, before you pay.
      </Trans>
    ),
  },
  {
    id: 'card-safety',
    question: msg`Is it safe to type my card's number?`,
    answer: () => (
      <Trans>
        The fields belong to the payment provider, which is certified for it. The number goes there directly,
        encrypted; it never reaches our computers, and we cannot see it.
      </Trans>
    ),
  },
  {
    id: 'payment-failed',
    question: msg`My payment failed. Was I charged?`,
    answer: () => (
      <Trans>
        A refused payment takes no money; what your bank's app may show for a while is a reservation that
        lapses. Your order is kept for 24 hours, so you can try again or take another way without typing
        anything twice.
      </Trans>
    ),
  },
  {
    id: 'promo-codes',
    question: msg`How do I use a promo code?`,
    answer: () => (
      <Trans>
        Type it at the checkout and the new total appears at once. If a code has ended or does not fit, the
        page says why, and you pay the full price only if you go on.
      </Trans>
    ),
  },
]
