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
    sale: 'start',
    stored: 'shell',
    startOnTouch: true,
    lateParts: ['src/features/home/sections/further-sections.lazy.tsx'],
  },
  '/purchase': {
    title: msg`Make their video`,
    sale: 'draft',
    stored: 'draft',
    readsQuery: true,
  },
  '/checkout': checkout(msg`Checkout`),
  '/enhanced-checkout': checkout(msg`Quick card checkout`),
  '/checkout/stripe': checkout(msg`Pay on Stripe's page`),
  '/checkout/legacy': checkout(msg`Pay with a payment link`),
  '/checkout/multi': {
    ...checkout(msg`All ways to pay`),
    orderBelow: true,
  },
  '/last-chance': {
    title: msg`Your last-chance offer`,
    private: true,
    sale: 'offer',
  },
  '/order-confirmation': {
    title: msg`Your order`,
    private: true,
  },
  '/video': {
    title: msg`Your video`,
    private: true,
  },
  '/partner': {
    title: msg`Your figures`,
    private: true,
  },
  '/contact': {
    title: msg`Contact`,
    stored: 'draft',
  },
  '/about': information(msg`About us`),
  '/faq': information(msg`Questions and answers`),
  '/terms': information(msg`Terms of Use`),
  '/privacy': information(msg`Privacy Policy`),
  '/refund': information(msg`Refund Policy`),
  [notFoundPath]: {
    title: msg`Page not found`,
    startOnTouch: true,
  },
} satisfies Record<string, Page>

/** The checkout of the draft, or of an order in the URL. */
function checkout(title: MessageDescriptor): Page {
  return { title, private: true, sale: 'checkout' }
}

function information(title: MessageDescriptor): Page {
  return { title, stored: 'draft', startOnTouch: true }
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
