import { locales } from '@recadinho/i18n/locales'
import type { SiteData } from '../scripts/release/data-key.ts'

/**
 * Finds what a schema cannot: a shop with nothing to show, or a text missing in one language. Returns the fault, if
 * any.
 */
export function faultOf(data: SiteData): string | undefined {
  for (const locale of locales) {
    const { siteTitle, packages, characters, countries, timeZone } = data[locale].catalog
    if (siteTitle.trim() === '') return 'the site has no title'
    for (const [what, list] of Object.entries({ packages, characters, countries })) {
      if (list.length === 0) return `there are no ${what}`
      const texts = list.flatMap((item) => ('title' in item ? [item.title, item.description] : [item.name]))
      if (texts.some((text) => text[locale].trim() === '')) return `${what} lack a text (${locale})`
    }
    if (!isTimeZone(timeZone)) return 'the time zone does not exist'
  }
  return undefined
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
