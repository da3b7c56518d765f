import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** What the pages below `routes/_order` show: the features that those routes import, the parts for orders, the tours. */
const order = [
  ...featuresOf('src/routes/_order'),
  'src/features/tours',
  'src/components/orders',
  'src/lib/api',
  'src/lib/orders',
  'src/lib/promo-codes',
]

/** The long texts, and what only the HTML of a page contains. */
const pages = ['src/features/information', 'src/prerender']

/** `order` is loaded with the pages of orders and `pages` with the long texts; all else is `shop`, on every page. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/order', include: order },
    { path: '<rootDir>/src/locales/{locale}/pages', include: pages },
    {
      path: '<rootDir>/src/locales/{locale}/shop',
      include: ['src'],
      exclude: ['**/*.test.*', ...[...order, ...pages].map((folder) => `${folder}/**`)],
    },
  ],
})

function featuresOf(routes: string) {
  const files = readdirSync(`${import.meta.dirname}/${routes}`)
  const text = files.map((file) => readFileSync(`${import.meta.dirname}/${routes}/${file}`, 'utf8')).join('')
  return [...new Set(text.match(/features\/[\w-]+/g))].map((feature) => `src/${feature}`)
}
