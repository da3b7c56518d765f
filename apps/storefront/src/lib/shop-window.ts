import type { Catalog } from '@recadinho/contracts/catalog'

/**
 * What every prerendered page knows without asking: the catalog of its language as it was at build time, less what
 * changes by the hour (offers, free slots) and what only a checkout needs. The live catalog corrects it.
 */
export type ShopWindow = Pick<
  Catalog,
  'siteTitle' | 'currency' | 'packages' | 'characters' | 'countries' | 'openingHours' | 'timeZone'
>

/** Where the page carries it: a script element that holds data, which no browser runs. */
export const shopWindowElement = 'shop-window'

/** Reads it from the page. The build wrote it, so it is trusted; a page without it is a broken build and fails here. */
export function readShopWindow(page: Document = document): ShopWindow {
  const data = page.getElementById(shopWindowElement)?.textContent
  if (!data) throw new Error('The page carries no shop window')
  return JSON.parse(data) as ShopWindow // written by this release's build
}
