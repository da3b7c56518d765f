import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, type Locale } from '@recadinho/i18n/locales'
import { build } from 'vite'
import type { InstalledTexts } from '../../src/prerender/installed-texts.ts'
import { offlineFile, type ReleaseName } from '../../src/service-worker/release.ts'
import type { ClientBuild } from '../client-build.ts'
import { drawIcons } from './icons.ts'
import { offlinePage, offlineStyle } from './offline-page.ts'
import { readRelease } from './release.ts'
import { webManifest } from './web-manifest.ts'

export interface InstalledParts {
  root: string
  dist: string
  texts: (locale: Locale) => Promise<InstalledTexts>
  siteTitle: string
  client: ClientBuild
  /** Replaces the worker that stores files by one that only deletes them. */
  retire: boolean
}

/** Writes the offline and installable parts: icons, manifests, offline pages, the worker. */
export async function writeInstalled({
  root,
  dist,
  texts,
  siteTitle,
  client,
  retire,
}: InstalledParts): Promise<void> {
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
  for (const [file, png] of await drawIcons()) await write(file, png)
  const home = await readFile(join(dist, 'en/index.html'), 'utf8')
  const style = offlineStyle((home.match(/@font-face\s*\{[^}]+-core-[^}]+\}/g) ?? []).join(''))
  for (const locale of locales) {
    const words = await texts(locale)
    await write(`${locale}/manifest.webmanifest`, webManifest(locale, siteTitle, words))
    for (const kind of ['page', 'payment'] as const)
      await write(
        offlineFile(locale, kind),
        offlinePage({ locale, texts: words.offline[kind], siteTitle, script: client.offline, style }),
      )
  }
  const { id, release } = await readRelease(dist, [client.boot, client.arrival, client.offline])
  const list = `/assets/release-${id}.json`
  await write(list, JSON.stringify(release))
  const name: ReleaseName = { id, list, locales }
  await buildWorker(root, dist, retire ? 'retire' : 'worker', name)
}

/** The worker's own script, at the root, so that its scope is the whole shop. */
export async function buildWorker(
  root: string,
  dist: string,
  name: 'worker' | 'retire',
  release: ReleaseName,
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { RELEASE: JSON.stringify(release) },
    build: {
      target: 'es2022',
      outDir: join(dist, '.worker'),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: `src/service-worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
  await rename(join(dist, '.worker/sw.js'), join(dist, 'sw.js'))
}
