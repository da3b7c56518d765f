import type { MessageDescriptor } from '@lingui/core'
import { msg } from './msg.ts'
import { withoutSlash } from './without-slash.ts'

/**
 * What the shop needs to know about a page. Its content is in its route (`src/routes`); everything else follows from
 * the two.
 */
export interface Page {
  /** The document title, without the shop's name. */
  title: MessageDescriptor
  /** For search engines and link previews. */
  description: MessageDescriptor
  /**
   * Shows one buyer's own data: only the app can render it, its HTML is the shell, search engines do not list it, the
   * service worker never stores it, and nothing on it links away.
   */
  private?: true
  /** Its part in a sale, from the first look to the last offer. Such pages close with the shop. */
  sale?: 'start' | 'draft' | 'checkout' | 'offer'
  /** When the service worker stores it: soon after any page, or once an order is drafted. */
  stored?: 'shell' | 'draft'
  /** The app starts at the first interaction; otherwise immediately, because the buyer came to act. */
  startOnTouch?: true
  /** A query string changes its content, so its HTML is only for the bare URL. */
  readsQuery?: true
  /** The order's number follows its path. */
  orderBelow?: true
  /** Modules of parts that its HTML contains but whose scripts load later; the page needs their styles. */
  lateParts?: readonly string[]
}

/** The path at which the page for unknown URLs is prerendered. */
export const notFoundPath = '/404' as const

const records = {
  '/': {
    title: msg`A video message for your child`,
    description: msg`Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within {deliveryHours, plural, one {# hour} other {# hours}}.`,
    sale: 'start',
    stored: 'shell',
    startOnTouch: true,
    lateParts: ['src/features/home/sections/further-sections.lazy.tsx'],
  },
  '/purchase': {
    title: msg`Make their video`,
    description: msg`Three quick steps: how many characters, which ones, and who the video is for. Hear a preview before you pay.`,
    sale: 'draft',
    stored: 'draft',
    readsQuery: true,
  },
  '/checkout': checkout(msg`Checkout`, msg`Pay by card or PIX.`),
  '/enhanced-checkout': checkout(msg`Quick card checkout`, msg`Pay by card on one screen.`),
  '/checkout/stripe': checkout(msg`Pay on Stripe's page`, msg`Pay on Stripe's secure page.`),
  '/checkout/legacy': checkout(
    msg`Pay with a payment link`,
    msg`Pay with a payment link and your order reference.`,
  ),
  '/checkout/multi': {
    ...checkout(msg`All ways to pay`, msg`All the ways to pay for your order.`),
    orderBelow: true,
  },
  '/last-chance': {
    title: msg`Your last-chance offer`,
    description: msg`A last-chance offer on the video you started.`,
    private: true,
    sale: 'offer',
  },
  '/order-confirmation': {
    title: msg`Your order`,
    description: msg`See how your video is coming along.`,
    private: true,
  },
  '/video': {
    title: msg`Your video`,
    description: msg`A video made for your child, behind a door that only you open.`,
    private: true,
  },
  '/partner': {
    title: msg`Your figures`,
    description: msg`What your link brought: clicks, orders and commission.`,
    private: true,
  },
  '/contact': {
    title: msg`Contact`,
    description: msg`Get in touch with the people who make the videos. We answer every message.`,
    stored: 'draft',
  },
  '/about': information(
    msg`About us`,
    msg`Who makes our videos, how we make them and what we promise: a real delivery time, one price, and privacy for your child.`,
  ),
  '/faq': information(
    msg`Questions and answers`,
    msg`Ordering, cards and PIX, {deliveryHours}-hour delivery, refunds and your child's data: quick answers to what parents ask.`,
  ),
  '/terms': information(
    msg`Terms of Use`,
    msg`Prices, payment, {deliveryHours}-hour delivery and how you can use the video: our terms in plain words.`,
  ),
  '/privacy': information(
    msg`Privacy Policy`,
    msg`What we keep about you and your child, why, for how long, who sees it, and how to have it deleted.`,
  ),
  '/refund': information(
    msg`Refund Policy`,
    msg`Seven days to change your mind, free remakes, and your money back if we're late.`,
  ),
  [notFoundPath]: {
    title: msg`Page not found`,
    description: msg`This page has wandered off.`,
    startOnTouch: true,
  },
} satisfies Record<string, Page>

/** The checkout of the draft, or of an order in the URL. */
function checkout(title: MessageDescriptor, description: MessageDescriptor): Page {
  return { title, description, private: true, sale: 'checkout' }
}

function information(title: MessageDescriptor, description: MessageDescriptor): Page {
  return { title, description, stored: 'draft', startOnTouch: true }
}

export type PagePath = keyof typeof records

/** Every page by its path; paths must be canonical. */
export const pages: Record<PagePath, Page> = records
export const pagePaths = Object.keys(pages) as PagePath[] // the keys of the table above

/** The page at a URL's path; the not-found page for any other. */
export function pageAt(pathname: string): Page {
  const path = withoutSlash(pathname)
  if (isPagePath(path)) return pages[path]
  const above = path.slice(0, path.lastIndexOf('/'))
  return isPagePath(above) && pages[above].orderBelow ? pages[above] : pages[notFoundPath]
}

export const isPagePath = (path: unknown): path is PagePath => pagePaths.some((known) => known === path)

/** Whether search engines may list a page: neither private pages nor the not-found page. */
export const isListed = (path: PagePath): boolean => !pages[path].private && path !== notFoundPath
