import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '@recadinho/i18n/locales'
import { pagePaths } from '../../src/lib/pages/pages.ts'
import { compressAll, type Effort } from '../compress.ts'
import { writeDocument } from '../document.ts'
import { drawSharePictures } from '../found.ts'
import { writeInstalled } from '../installed/write-installed.ts'
import type { SiteBuild } from '../site-build.ts'
import { releaseId, type SiteData } from './data-key.ts'

/**
 * Writes every page of both languages, with all that goes with them, into a folder: one whole release, compressed.
 * Throws rather than write a page that is not whole.
 */
export async function renderRelease(
  build: SiteBuild,
  data: SiteData,
  outDir: string,
  effort: Effort,
): Promise<void> {
  const id = releaseId(build, data)
  const { client, origin, prerender } = build
  const sharePicture = await drawSharePictures(build, data, outDir)
  const site = { origin, sharePicture }
  for (const locale of locales)
    for (const path of pagePaths) {
      const page = await prerender.renderPage(path, locale, data[locale], site)
      const parts = { locale, path, page, client, data: data[locale], release: id }
      for (const selected of [false, true]) {
        const file = join(outDir, locale, path, selected ? 'index.chosen.html' : 'index.html')
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await writeDocument({ ...parts, selected }))
      }
    }
  await writeInstalled({ id, build, data, outDir })
  await compressAll(outDir, effort)
}
