import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '../lib/pages.ts'

/** The description of each page for search engines and messengers. Only the build reads it. */
export const descriptions: Record<PagePath, MessageDescriptor> = {
  '/': msg`Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within 24 hours.`,
  '/purchase': msg`Three short steps: how many characters, which ones, and who they will speak to. Hear the greeting before you pay.`,
  '/checkout': msg`Pay by card or PIX.`,
  '/enhanced-checkout': msg`Pay by card on one screen.`,
  '/checkout/stripe': msg`Pay on Stripe's own secure page.`,
  '/checkout/legacy': msg`Pay with a link and a reference.`,
  '/checkout/multi': msg`Every way to pay for your order.`,
  '/order-confirmation': msg`Where your video is right now.`,
  '/last-chance': msg`A last offer for an order that waits.`,
  '/contact': msg`Write to the people who make the videos. We answer every message.`,
  '/about': msg`Who makes the videos, how one is made, and what we promise: a real hour, one price, and silence about your child.`,
  '/faq': msg`Ordering, PIX and cards, the 24 hours, refunds and your child's data: short answers to what parents ask.`,
  '/terms': msg`Prices, payment, delivery within 24 hours, what you may do with the video: the terms in plain words.`,
  '/privacy': msg`What we keep about you and your child, why, for how long, who sees it, and how to have it erased.`,
  '/refund': msg`Seven days to change your mind, remakes at no cost, and your money back when we are late.`,
  '/404': msg`This page is not in our book.`,
}
