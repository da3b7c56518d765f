import { createHash } from 'node:crypto'
import { locales, type Locale } from '@recadinho/i18n/locales'
import type { PageData } from '../../src/lib/pages/page-data.ts'

export type SiteData = Record<Locale, PageData>

/**
 * A key of the data that the pages show. Excludes what changes by the minute and the app corrects itself: the remaining
 * spots, and the time except its day, which decides the season.
 */
export function dataKey(data: SiteData): string {
  const shown = locales.map((locale) => {
    const { catalog, ...rest } = data[locale]
    const { serverTime, slots, ...lasting } = catalog
    const day = new Intl.DateTimeFormat('en', { timeZone: catalog.timeZone }).format(new Date(serverTime))
    return [rest, lasting, slots.capacity, day]
  })
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}

/** The id of a release: equal builds and data produce equal pages. */
export const releaseId = (build: { id: string }, data: SiteData): string =>
  createHash('sha256')
    .update(`${build.id} ${dataKey(data)}`)
    .digest('hex')
    .slice(0, 12)
