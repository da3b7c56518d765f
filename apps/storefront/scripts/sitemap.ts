import { defaultLocale, locales, type Locale } from '@recadinho/i18n/locales'

/** Every listed page in each language, with its other languages beside it. */
export function sitemapXml<Path extends string>(
  paths: readonly Path[],
  address: (path: Path, locale: Locale) => string,
): string {
  const entries = paths.flatMap((path) => {
    const others = [
      ...locales.map((locale) => [locale, locale] as const),
      ['x-default', defaultLocale] as const,
    ]
    const links = others.map(
      ([hreflang, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(address(path, locale))}"/>`,
    )
    return locales.map((locale) => `<url><loc>${escape(address(path, locale))}</loc>${links.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** The excluded paths, and the address of the sitemap. */
export function robotsTxt(origin: string, hidden: readonly string[]): string {
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
