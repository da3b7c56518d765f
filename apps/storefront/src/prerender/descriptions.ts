import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '../lib/pages/pages.ts'

/** The description of each page for search engines and messengers. Only the build reads it. */
export const descriptions: Record<PagePath, MessageDescriptor> = {
  '/': msg`Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within 24 hours.`,
  '/purchase': msg`Three quick steps: how many characters, which ones, and who the video is for. Hear a preview before you pay.`,
  '/checkout': msg`Pay by card or PIX.`,
  '/enhanced-checkout': msg`Pay by card on one screen.`,
  '/checkout/stripe': msg`Pay on Stripe's secure page.`,
  '/checkout/legacy': msg`Pay with a payment link and your order reference.`,
  '/checkout/multi': msg`All the ways to pay for your order.`,
  '/order-confirmation': msg`See how your video is coming along.`,
  '/last-chance': msg`A last-chance offer on the video you started.`,
  '/contact': msg`Get in touch with the people who make the videos. We answer every message.`,
  '/about': msg`Who makes our videos, how we make them and what we promise: a real delivery time, one price, and privacy for your child.`,
  '/faq': msg`Ordering, cards and PIX, 24-hour delivery, refunds and your child's data: quick answers to what parents ask.`,
  '/terms': msg`Prices, payment, 24-hour delivery and how you can use the video: our terms in plain words.`,
  '/privacy': msg`What we keep about you and your child, why, for how long, who sees it, and how to have it deleted.`,
  '/refund': msg`Seven days to change your mind, free remakes, and your money back if we're late.`,
  '/404': msg`This page has wandered off.`,
}
