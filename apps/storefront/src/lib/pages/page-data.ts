import type { Catalog } from '@recadinho/contracts/catalog'
import type { ReviewList } from '@recadinho/contracts/reviews'
import type { Settings, ShopStatus } from '@recadinho/contracts/settings'

/** Everything that a public page shows from the API, in one language, priced for a reader without a country. */
export interface PageData {
  /** `GET /api/catalog?locale=…`. Its `serverTime` decides the seasonal banner. */
  catalog: Catalog
  /** `GET /api/status`: a page that sells is the maintenance page while the shop is closed. */
  status: ShopStatus
  /** `GET /api/settings`: the contacts in the footer. */
  settings: Settings
  /** `GET /api/reviews`. */
  reviews: ReviewList
}

/** The id of the page's script element with its data, which no browser runs. */
export const pageDataElement = 'page-data'

/** Reads it from the page. The build wrote it, so it is trusted; a page without it is a broken build and throws. */
export function readPageData(page: Document = document): PageData {
  const data = page.getElementById(pageDataElement)?.textContent
  if (!data) throw new Error('The page contains no data')
  return JSON.parse(data) as PageData // written by this release's build
}
