import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '../lib/pages.ts'

/** What search engines and messengers say of a page. Only the build reads it. */
export const descriptions: Record<PagePath, MessageDescriptor> = {
  '/': msg`Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within 24 hours.`,
  '/purchase': msg`Three short steps: how many characters, which ones, and who they will speak to. Hear the greeting before you pay.`,
  '/checkout': msg`Pay by card or PIX.`,
  '/order-confirmation': msg`Where your video is right now.`,
  '/contact': msg`Write to the people who make the videos. We answer every message.`,
  '/404': msg`This page is not in our book.`,
}
