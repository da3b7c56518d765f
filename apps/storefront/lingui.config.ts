import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const features = (...names: string[]) => names.map((name) => `src/features/${name}`)
const components = (...names: string[]) => names.map((name) => `src/components/${name}`)

const stillParts = [
  ...components(
    'category-name.ts',
    'leave-order-dialog.lazy.tsx',
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
 * `shop` comes with every page; `still` only where its parts are drawn anew; `order` where something is filled in; `pages`
 * are the long texts, which only a page of them drawn anew fetches; `head` is read by the build alone.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/order',
      include: [
        ...features('checkout', 'contact-messages', 'last-chance', 'orders', 'phone-access', 'purchase'),
        ...orderParts,
        'src/lib/api',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/still',
      include: [
        ...features('consent', 'home/lively', 'home/still', 'place/language-dialog.lazy.tsx'),
        ...stillParts,
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
        ...stillParts,
        ...orderParts,
        'src/features/home/still/**',
        'src/features/home/lively/**',
        'src/features/place/language-dialog.lazy.tsx',
        'src/lib/api/**',
      ],
    },
  ],
})
