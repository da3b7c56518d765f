import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '@recadinho/i18n/locales'
import { pagePaths, pages } from '../../src/lib/pages/pages.ts'
import { offlineFile, offlineKinds } from '../../src/service-worker/release.ts'
import type { SiteData } from '../release/data-key.ts'
import type { SiteBuild } from '../site-build.ts'
import { offlineKindOf, offlinePage, offlineStyle } from './offline-page.ts'
import { readRelease } from './release.ts'
import { webManifest } from './web-manifest.ts'
import { writeWorker } from './worker.ts'

export interface InstalledParts {
  /** The release's id. */
  id: string
  build: SiteBuild
  data: SiteData
  outDir: string
}

/** Writes the offline and installable parts of a release whose pages exist: manifests, offline pages, the worker. */
export async function writeInstalled({ id, build, data, outDir }: InstalledParts): Promise<void> {
  const { client, dist, prerender } = build
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), content)
  }
  const home = await readFile(join(outDir, 'en/index.html'), 'utf8')
  const style = offlineStyle((home.match(/@font-face\s*\{[^}]+-core-[^}]+\}/g) ?? []).join(''))
  for (const locale of locales) {
    const { siteTitle } = data[locale].catalog
    const words = await prerender.installedTexts(locale)
    await write(`${locale}/manifest.webmanifest`, webManifest(locale, siteTitle, words))
    for (const kind of offlineKinds)
      await write(
        offlineFile(locale, kind),
        offlinePage({ locale, texts: words.offline[kind], siteTitle, script: client.offline.address, style }),
      )
  }
  const list = `/assets/release-${id}.json`
  const alone = [...client.early.files, ...client.measure.files, ...client.offline.files]
  await write(list, JSON.stringify(await readRelease(dist, alone)))
  await writeWorker(dist, outDir, {
    id,
    list,
    locales,
    private: Object.fromEntries(
      pagePaths.filter((path) => pages[path].private).map((path) => [path, offlineKindOf(path)]),
    ),
    drafts: pagePaths.filter((path) => pages[path].sale === 'draft'),
  })
}
