import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@recadinho/i18n/locales'
import { isListed, pagePaths, pages } from '../src/lib/pages/pages.ts'
import type { Site } from '../src/prerender/site.ts'
import type { SiteData } from './release/data-key.ts'
import { drawSharePicture } from './share-picture.ts'
import type { SiteBuild } from './site-build.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** Renders each language's share image into a release, because it contains the shop's name. */
export async function drawSharePictures(
  { dist, prerender }: SiteBuild,
  data: SiteData,
  outDir: string,
): Promise<Site['sharePicture']> {
  const font = join(dist, 'assets', await displayFace(dist))
  await mkdir(join(outDir, 'assets'), { recursive: true })
  const draw = async (locale: Locale) => {
    const brand = data[locale].catalog.siteTitle
    const picture = await drawSharePicture({ brand, ...(await prerender.shareTexts(locale)) }, font)
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 8)
    const path = `/assets/share-${locale}-${name}.png`
    await writeFile(join(outDir, path), picture)
    return path
  }
  return { en: await draw('en'), pt: await draw('pt') }
}

/** `robots.txt` and `sitemap.xml`. */
export async function writeFound(dist: string, origin: string): Promise<void> {
  const hidden = pagePaths.filter((path) => pages[path].private)
  await writeFile(join(dist, 'robots.txt'), robotsTxt(origin, [...hidden, '/admin', '/api/']))
  await writeFile(join(dist, 'sitemap.xml'), sitemapXml(origin, pagePaths.filter(isListed)))
}

/** The display font, by its hashed name. */
async function displayFace(dist: string) {
  const face = (await readdir(join(dist, 'assets'))).find((name) => /^baloo-2-core-.*\.woff2$/.test(name))
  if (!face) throw new Error('The build has no display face')
  return face
}
