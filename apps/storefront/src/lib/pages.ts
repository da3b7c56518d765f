import type { InformationPageName } from './information-pages.ts'
import { notFoundPath } from './not-found-path.ts'

export interface Page {
  /** The modules of its route, fetched ahead. */
  modules: readonly string[]
  /** Runs the app at the first touch; others at once, for a buyer came to act. */
  quiet?: boolean
  /** Catalogs of texts that it needs beside `shop`. */
  texts?: 'order'
  /** Modules whose styles it needs though they are not fetched: its still parts. */
  still: readonly string[]
  /** One buyer's own: drawn by the app alone. */
  private: boolean
}

const orderModules = ['src/routes/_order.tsx?tsr-split=component---pendingComponent']
const everywhere = [
  'src/features/place/language-dialog.lazy.tsx',
  'src/components/footer/about-the-shop.lazy.tsx',
]

const otherCheckouts = 'src/routes/_order/checkout_.$way.{-$order}.tsx'

/** The pages that the build writes as HTML. Addresses must be canonical. */
export const pages = {
  '/': {
    modules: ['src/routes/index.tsx?tsr-split=component---pendingComponent'],
    still: [
      ...everywhere,
      'src/features/home/still/hero.lazy.tsx',
      'src/features/home/still/season.lazy.tsx',
      'src/features/home/still/story.lazy.tsx',
      'src/features/home/still/packages.lazy.tsx',
      'src/features/home/still/today.lazy.tsx',
      'src/features/home/still/closing.lazy.tsx',
    ],
    private: false,
    quiet: true,
  },
  '/purchase': {
    modules: [...orderModules, 'src/routes/_order/purchase.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    still: everywhere,
    private: false,
  },
  '/contact': {
    modules: ['src/routes/_order/contact.tsx?tsr-split=component---pendingComponent', ...orderModules],
    texts: 'order',
    still: everywhere,
    private: false,
  },
  '/checkout': {
    modules: [...orderModules, 'src/routes/_order/checkout.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    still: everywhere,
    private: true,
  },
  '/enhanced-checkout': checkout('src/routes/_order/enhanced-checkout.tsx'),
  '/checkout/stripe': checkout(otherCheckouts),
  '/checkout/legacy': checkout(otherCheckouts),
  '/checkout/multi': checkout(otherCheckouts),
  '/order-confirmation': {
    modules: [
      ...orderModules,
      'src/routes/_order/order-confirmation.tsx?tsr-split=component---pendingComponent',
    ],
    texts: 'order',
    still: everywhere,
    private: true,
  },
  '/last-chance': {
    modules: [...orderModules, 'src/routes/_order/last-chance.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    still: everywhere,
    private: true,
  },
  '/about': information('about'),
  '/faq': information('faq'),
  '/terms': information('terms'),
  '/privacy': information('privacy'),
  '/refund': information('refund'),
  [notFoundPath]: {
    modules: [],
    quiet: true,
    still: [...everywhere, 'src/components/not-found-page.lazy.tsx'],
    private: false,
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages
export const pagePaths = Object.keys(pages) as PagePath[] // the keys of the table above

/** Whether search engines may list a page: not one buyer's own, nor the one of no address. */
export const isListed = (path: PagePath): boolean => !pages[path].private && path !== notFoundPath

function checkout(route: string): Page {
  return {
    modules: [...orderModules, `${route}?tsr-split=component---pendingComponent`],
    texts: 'order',
    still: everywhere,
    private: true,
  }
}

function information(name: InformationPageName): Page {
  return {
    modules: ['src/routes/$page.tsx?tsr-split=component---pendingComponent'],
    still: [...everywhere, `src/features/information/still/${name}.lazy.tsx`],
    private: false,
    quiet: true,
  }
}
