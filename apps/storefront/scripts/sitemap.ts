import { locales } from '@recadinho/i18n/locales'
import { escape } from '../src/prerender/escape.ts'

/**
 * Every listed page, bare and in each language. The language of the bare URL is a shop setting; the pages declare it by
 * their canonical URL and their alternate links.
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const addresses = paths.flatMap((path) =>
    ['', ...locales.map((locale) => `?lang=${locale}`)].map((lang) => `${origin}${path}${lang}`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escape(address)}</loc></url>`).join('\n')}
</urlset>
`
}

/** The excluded paths, and the URL of the sitemap. */
export function robotsTxt(origin: string, hidden: readonly string[]): string {
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
