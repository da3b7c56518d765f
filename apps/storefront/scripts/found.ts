import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@recadinho/i18n/locales'
import { isListed, pagePaths, pages } from '../src/lib/pages.ts'
import { pageAddress, type Site } from '../src/prerender/site.ts'
import { drawSharePicture, type ShareTexts } from './share-picture.ts'
import { loadPageData } from './page-data.ts'
import { siteOrigin } from './site-origin.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

type Words = (locale: Locale) => Promise<Omit<ShareTexts, 'brand'>>

/** The site's origin and its sharing pictures, drawn into the build in each language. */
export async function prepareSite(dist: string, words: Words): Promise<Site> {
  const font = join(dist, 'assets', await displayFace(dist))
  const draw = async (locale: Locale) => {
    const brand = loadPageData(locale).catalog.siteTitle
    const picture = await drawSharePicture({ brand, ...(await words(locale)) }, font)
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 8)
    const path = `/assets/share-${locale}-${name}.png`
    await writeFile(join(dist, path), picture)
    return path
  }
  return {
    origin: siteOrigin(process.env['PUBLIC_URL']),
    sharePicture: { en: await draw('en'), pt: await draw('pt') },
  }
}

/** `robots.txt` and `sitemap.xml`. */
export async function writeFound(dist: string, site: Site): Promise<void> {
  const hidden = pagePaths.filter((path) => pages[path].private)
  await writeFile(join(dist, 'robots.txt'), robotsTxt(site.origin, [...hidden, '/admin', '/api/']))
  const sitemap = sitemapXml(pagePaths.filter(isListed), (path, locale) => pageAddress(site, path, locale))
  await writeFile(join(dist, 'sitemap.xml'), sitemap)
}

/** The display font, by its built name. */
async function displayFace(dist: string) {
  const face = (await readdir(join(dist, 'assets'))).find((name) => /^baloo-2-core-.*\.woff2$/.test(name))
  if (!face) throw new Error('The build has no display face')
  return face
}
