import type { Catalog } from '@recadinho/contracts/catalog'
import type { ReviewList } from '@recadinho/contracts/reviews'
import type { Settings, ShopStatus } from '@recadinho/contracts/settings'

/** All API data that a public page shows, in one language, priced for a visitor without a country. */
export interface PageData {
  /** `GET /api/catalog?locale=…`. Its `serverTime` decides the seasonal banner. */
  catalog: Catalog
  /** `GET /api/status`: while the shop is closed, pages that sell show the maintenance page. */
  status: ShopStatus
  /** `GET /api/settings`: the contacts in the footer. */
  settings: Settings
  /** `GET /api/reviews`. */
  reviews: ReviewList
}

/** The id of the script element with the page's data (not executable). */
export const pageDataElement = 'page-data'

/**
 * Reads the data from the page. The build wrote it, so it is trusted; throws if it is missing, because the build is
 * broken.
 */
export function readPageData(page: Document = document): PageData {
  const data = page.getElementById(pageDataElement)?.textContent
  if (!data) throw new Error('The page contains no data')
  return JSON.parse(data) as PageData // written by this release's build
}
