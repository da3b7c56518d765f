import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const features = (...names: string[]) => names.map((name) => `src/features/${name}`)
const components = (...names: string[]) => names.map((name) => `src/components/${name}`)

const stillParts = components('category-name.ts', 'not-found-page.lazy.tsx', 'footer/about-the-shop.lazy.tsx')
const orderParts = components(
  'category-name.ts',
  'error-summary.tsx',
  'order-layout.lazy.tsx',
  'order/order-error.tsx',
  'order/order-not-found.tsx',
)

/** `shop` comes with every page; `still` only where its parts are drawn anew; `order` where something is filled in. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/order',
      include: [
        ...features('checkout', 'contact-messages', 'orders', 'phone-access', 'purchase'),
        ...orderParts,
        'src/lib/api',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/still',
      include: [...features('home/still', 'place/language-dialog.lazy.tsx'), ...stillParts, 'src/prerender'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/shop',
      include: ['src/components', 'src/features/home', 'src/features/place', 'src/lib'],
      exclude: [
        ...stillParts,
        ...orderParts,
        'src/features/home/still/**',
        'src/features/place/language-dialog.lazy.tsx',
        'src/lib/api/**',
      ],
    },
  ],
})
