import type { MessageDescriptor } from '@lingui/core'
import { msg } from './msg.ts'
import { notFoundPath, type PagePath } from './pages.ts'

/** Each page for search engines and link previews. Only prerendering uses them: no script carries them. */
export const descriptions: Record<PagePath, MessageDescriptor> = {
  '/': msg`Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within {deliveryHours, plural, one {# hour} other {# hours}}.`,
  '/purchase': msg`Three quick steps: how many characters, which ones, and who the video is for. Hear a preview before you pay.`,
  '/checkout': msg`Pay by card or PIX.`,
  '/enhanced-checkout': msg`Pay by card on one screen.`,
  '/checkout/stripe': msg`Pay on Stripe's secure page.`,
  '/checkout/legacy': msg`Pay with a payment link and your order reference.`,
  '/checkout/multi': msg`All the ways to pay for your order.`,
  '/last-chance': msg`A last-chance offer on the video you started.`,
  '/order-confirmation': msg`See how your video is coming along.`,
  '/video': msg`A video made for your child, behind a door that only you open.`,
  '/partner': msg`What your link brought: clicks, orders and commission.`,
  '/contact': msg`Get in touch with the people who make the videos. We answer every message.`,
  '/about': msg`Who makes our videos, how we make them and what we promise: a real delivery time, one price, and privacy for your child.`,
  '/faq': msg`Ordering, cards and PIX, {deliveryHours}-hour delivery, refunds and your child's data: quick answers to what parents ask.`,
  '/terms': msg`Prices, payment, {deliveryHours}-hour delivery and how you can use the video: our terms in plain words.`,
  '/privacy': msg`What we keep about you and your child, why, for how long, who sees it, and how to have it deleted.`,
  '/refund': msg`Seven days to change your mind, free remakes, and your money back if we're late.`,
  [notFoundPath]: msg`This page has wandered off.`,
}
