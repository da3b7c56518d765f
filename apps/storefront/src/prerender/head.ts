import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languageTag, locales, type Locale } from '@recadinho/i18n/locales'
import { descriptions } from '../lib/pages/descriptions.ts'
import { isListed, pages, type PagePath } from '../lib/pages/pages.ts'
import { pageTitle } from '../lib/pages/page-title.ts'
import { pageAddress, type Site } from './site.ts'
import { escape } from './escape.ts'

export interface HeadParts {
  path: PagePath
  locale: Locale
  i18n: I18n
  siteTitle: string
  /** The shop's, which descriptions name. */
  deliveryHours: number
  site: Site
}

/** The page's head for search engines and link previews, as lines of HTML. */
export function pageHead(parts: HeadParts): string[] {
  const { path, i18n, siteTitle, deliveryHours } = parts
  const title = pageTitle(pages[path], i18n, siteTitle)
  const description = i18n._({ ...descriptions[path], values: { deliveryHours } })
  const about = [`<title>${escape(title)}</title>`, meta('name', 'description', description)]
  if (!isListed(path)) return [...about, meta('name', 'robots', 'noindex')]
  return [...about, ...links(parts), ...shared(parts, title, description)]
}

function links({ path, locale, site }: HeadParts) {
  const link = (rel: string, href: string, lang = '') =>
    `<link rel="${rel}"${lang && ` hreflang="${lang}"`} href="${escape(href)}" />`
  return [
    link('canonical', pageAddress(site, path, locale)),
    ...locales.map((locale) => link('alternate', pageAddress(site, path, locale), locale)),
    link('alternate', pageAddress(site, path, site.defaultLocale), 'x-default'),
  ]
}

/** Open Graph; Twitter reads it too, except for the card format. */
function shared({ path, locale, i18n, siteTitle, site }: HeadParts, title: string, description: string) {
  const tag = (of: Locale) => languageTag[of].replace('-', '_')
  const property = (name: string, content: string) => meta('property', `og:${name}`, content)
  return [
    property('type', 'website'),
    property('site_name', siteTitle),
    property('locale', tag(locale)),
    ...locales.filter((other) => other !== locale).map((other) => property('locale:alternate', tag(other))),
    property('url', pageAddress(site, path, locale)),
    property('title', title),
    property('description', description),
    property('image', site.origin + site.sharePicture[locale]),
    property('image:width', '1200'),
    property('image:height', '630'),
    property(
      'image:alt',
      i18n._(msg`Four characters in a meadow: a princess waves and greets a child by name.`),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`
