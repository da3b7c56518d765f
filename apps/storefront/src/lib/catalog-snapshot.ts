import type { Catalog } from '@recadinho/contracts/catalog'

/**
 * The part of the catalog in every prerendered page: as it was at build time, in its language, without what changes by
 * the hour (offers, free slots) and what only a checkout needs. The live catalog corrects it.
 */
export type CatalogSnapshot = Pick<
  Catalog,
  'siteTitle' | 'currency' | 'packages' | 'characters' | 'countries' | 'openingHours' | 'timeZone'
>

/** The id of the page's script element with the snapshot: data, which no browser runs. */
export const catalogSnapshotElement = 'catalog-snapshot'

/** Reads it from the page. The build wrote it, so it is trusted; a page without it is a broken build and throws. */
export function readCatalogSnapshot(page: Document = document): CatalogSnapshot {
  const data = page.getElementById(catalogSnapshotElement)?.textContent
  if (!data) throw new Error('The page contains no catalog snapshot')
  return JSON.parse(data) as CatalogSnapshot // written by this release's build
}
