import { steps } from '../../src/lib/draft/steps.ts'
import { notFoundPath, pageAt, pagePaths, pages, type PagePath } from '../../src/lib/pages/pages.ts'

const foreignOrder = '0197a1c0-0000-7000-8000-000000000000'
const isOfABuyer = (path: PagePath) => pages[path].private === true || pages[path].sale === 'draft'

/** The URLs of all public pages. */
export const publicAddresses = pagePaths
  .filter((path) => !isOfABuyer(path))
  .map((path) => (path === notFoundPath ? '/nowhere' : path))

/** The URLs of all private pages: of the draft, and of an order of another browser. */
export const addressesOfABuyer = pagePaths.filter(isOfABuyer).flatMap((path) => {
  const { sale, orderBelow } = pages[path]
  if (sale === 'draft') return steps.map((step, index) => (index === 0 ? path : `${path}?step=${step}`))
  if (orderBelow) return [path, `${path}/${foreignOrder}`]
  return sale ? [path] : [path, `${path}?order=${foreignOrder}`]
})

/** The English title of a URL's page. */
export const titleAt = (address: string): string =>
  pageAt(address.replace(/\?.*/, '')).title.message ?? 'no title'
