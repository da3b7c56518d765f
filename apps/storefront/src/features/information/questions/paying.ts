import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from '../questions.ts'

export const paying: readonly QuestionEntry[] = [
  {
    id: 'ways-to-pay',
    question: msg`How can I pay?`,
    answer: msg`By credit card in any currency we show, or by PIX when the price is in Brazilian reais. The currency follows the country you choose at the top of the page.`,
  },
  {
    id: 'how-pix-works',
    question: msg`How does PIX work here?`,
    answer: msg`You get a QR code and the same code as text. Open your bank's app, scan or paste the code, and confirm. The code is valid for 30 minutes. Leave the page open: it confirms automatically, usually within seconds. If you close it, use the link in your receipt email to come back.`,
  },
  {
    id: 'pix-expired',
    question: msg`My PIX code expired. What now?`,
    answer: msg`No problem: get a new code on the same page. If you paid the old one a moment too late, the payment still counts. Please don't pay both; if you do, we'll refund the second one.`,
  },
  {
    id: 'installments',
    question: msg`Can I pay in installments?`,
    answer: msg`Yes, in 1, 2 or 3 installments with no interest, if your card allows it. You see the options at checkout, before you pay.`,
  },
  {
    id: 'card-safety',
    question: msg`Is it safe to enter my card number?`,
    answer: msg`Yes. The form belongs to the payment provider, which is certified for this. Your number goes straight there, encrypted; it never reaches our servers, and we can't see it.`,
  },
  {
    id: 'payment-failed',
    question: msg`My payment failed. Was I charged?`,
    answer: msg`No. A declined payment isn't charged; your bank's app may show a temporary hold for a while, which then disappears. We keep your order for 24 hours, so you can try again or pay another way without typing anything twice.`,
  },
  {
    id: 'promo-codes',
    question: msg`How do I use a promo code?`,
    answer: msg`Enter it at checkout and the new total appears right away. If a code has expired or doesn't apply, the page tells you why, and you only pay full price if you choose to continue.`,
  },
]
