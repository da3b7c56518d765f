import type { TextsName } from '../i18n.ts'
import { notFoundPath } from './not-found-path.ts'

export interface Page {
  /** The modules of its route, preloaded. */
  modules: readonly string[]
  /** Runs the app at the first touch; otherwise at once, because the buyer came to act. */
  startOnTouch?: boolean
  /** Text catalogs that it needs in addition to `shop`. */
  texts?: TextsName
  /** Modules whose styles it needs although they are not loaded: its static parts. */
  staticModules: readonly string[]
  /** One buyer's own: rendered by the app alone. */
  private: boolean
}

const orderModules = ['src/routes/_order.tsx?tsr-split=component---pendingComponent']

const everywhere = [
  'src/features/market/language-options.lazy.tsx',
  'src/components/footer/footer.lazy.tsx',
  // Instead of a page.
  'src/components/not-found-page.lazy.tsx',
]

const otherCheckouts = 'src/routes/_order/checkout_.$route.{-$order}.tsx'

/** The pages that the build writes as HTML. Addresses must be canonical. */
export const pages = {
  '/': {
    modules: ['src/routes/index.tsx?tsr-split=component---pendingComponent'],
    staticModules: [...everywhere, 'src/features/home/further-sections.lazy.tsx'],
    private: false,
    startOnTouch: true,
  },
  '/purchase': {
    modules: [...orderModules, 'src/routes/_order/purchase.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    staticModules: everywhere,
    private: false,
  },
  '/contact': {
    modules: ['src/routes/_order/contact.tsx?tsr-split=component---pendingComponent', ...orderModules],
    texts: 'order',
    staticModules: everywhere,
    private: false,
  },
  '/checkout': {
    modules: [...orderModules, 'src/routes/_order/checkout.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    staticModules: everywhere,
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
    staticModules: everywhere,
    private: true,
  },
  '/last-chance': {
    modules: [...orderModules, 'src/routes/_order/last-chance.tsx?tsr-split=component---pendingComponent'],
    texts: 'order',
    staticModules: everywhere,
    private: true,
  },
  '/about': information('about'),
  '/faq': information('faq'),
  '/terms': information('terms'),
  '/privacy': information('privacy'),
  '/refund': information('refund'),
  [notFoundPath]: {
    modules: [],
    startOnTouch: true,
    staticModules: everywhere,
    private: false,
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages
export const pagePaths = Object.keys(pages) as PagePath[] // the keys of the table above

/** Whether search engines may list a page: not a buyer's own, nor the not-found page. */
export const isListed = (path: PagePath): boolean => !pages[path].private && path !== notFoundPath

function checkout(route: string): Page {
  return {
    modules: [...orderModules, `${route}?tsr-split=component---pendingComponent`],
    texts: 'order',
    staticModules: everywhere,
    private: true,
  }
}

function information(name: string): Page {
  return {
    modules: [`src/routes/_information/${name}.tsx?tsr-split=component---pendingComponent`],
    texts: 'pages',
    staticModules: everywhere,
    private: false,
    startOnTouch: true,
  }
}
