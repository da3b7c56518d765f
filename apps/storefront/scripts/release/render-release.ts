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
 * Renders every page in both languages with its accompanying files into a folder: one complete, compressed release.
 * Throws rather than write an incomplete page.
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
  const { defaultLocale } = data.en.catalog
  const site = { origin, defaultLocale, sharePicture }
  for (const locale of locales)
    for (const path of pagePaths) {
      const page = await prerender.renderPage(path, locale, data[locale], site)
      const parts = { locale, path, page, client, data: data[locale], release: id }
      const write = async (folder: string, selected: boolean) => {
        const file = join(outDir, folder, path, selected ? 'index.chosen.html' : 'index.html')
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await writeDocument({ ...parts, selected }))
      }
      await write(locale, true)
      // Web servers look there for visitors without a selected language, whatever the shop's default is.
      if (locale === defaultLocale) await write('en', false)
    }
  await writeInstalled({ id, build, data, outDir })
  await compressAll(outDir, effort)
}
