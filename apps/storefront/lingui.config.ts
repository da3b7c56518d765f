import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const order = ['checkout', 'orders', 'phone-access', 'purchase'].map((feature) => `src/features/${feature}`)

/** `shop` comes with every page; `still` only where its parts are drawn anew; `order` where something is filled in. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/order',
      include: [...order, 'src/features/contact-messages', 'src/lib/api'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/still',
      include: [
        'src/components/not-found-page.lazy.tsx',
        'src/features/home/still',
        'src/features/place/language-dialog.lazy.tsx',
        'src/prerender',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/shop',
      include: ['src/components', 'src/features/home', 'src/features/place', 'src/lib', 'src/routes'],
      exclude: [
        'src/components/not-found-page.lazy.tsx',
        'src/features/home/still/**',
        'src/features/place/*.lazy.tsx',
        'src/lib/api/**',
        'src/routes/_order/**',
        'src/routes/_order.tsx',
      ],
    },
  ],
})
