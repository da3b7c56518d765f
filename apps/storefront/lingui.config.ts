import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const features = (...names: string[]) => names.map((name) => `src/features/${name}`)
const components = (...names: string[]) => names.map((name) => `src/components/${name}`)

const staticParts = [
  ...components(
    'category-name.ts',
    'maintenance-page.lazy.tsx',
    'not-found-page.lazy.tsx',
    'opening-hours',
    'tour-button.tsx',
    'footer/about-the-shop.lazy.tsx',
  ),
  'src/lib/page-title.ts',
]
const orderParts = components(
  'category-name.ts',
  'error-summary.tsx',
  'opening-hours',
  'order-layout.lazy.tsx',
  'order',
  'tour-button.tsx',
)

/**
 * `shop` is in every page; `static` is loaded only when its parts are rendered again; `order` for pages with forms;
 * `pages` are the long texts, loaded only when one of them is rendered again; only the build reads `head`.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/order',
      include: [
        ...features('checkout', 'contact-messages', 'last-chance', 'orders', 'visit', 'purchase'),
        ...orderParts,
        'src/lib/api',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/static',
      include: [
        ...features('consent', 'home/interactive', 'home/static', 'market/language-dialog.lazy.tsx'),
        ...staticParts,
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages',
      include: features('information'),
    },
    {
      path: '<rootDir>/src/locales/{locale}/tours',
      include: features('tours'),
    },
    {
      path: '<rootDir>/src/locales/{locale}/head',
      include: ['src/prerender'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/shop',
      include: ['src/components', 'src/features/home', 'src/features/place', 'src/lib'],
      exclude: [
        ...staticParts,
        ...orderParts,
        'src/features/home/static/**',
        'src/features/home/interactive/**',
        'src/features/market/language-dialog.lazy.tsx',
        'src/lib/api/**',
      ],
    },
  ],
})
