import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@recadinho/i18n/locales'
import { build } from 'vite'
import { pagePaths, pages, type Page } from '../src/lib/pages.ts'
import type * as Prerender from '../src/prerender/render-page.tsx'
import { readBuild } from './client-build.ts'
import { compressAll } from './compress.ts'
import { writeDocument } from './document.ts'
import { writeEmailFaces } from './email-faces.ts'
import { prepareSite, writeFound } from './found.ts'
import { writeInstalled } from './installed/write-installed.ts'
import { loadPageData } from './page-data.ts'

/** Builds the whole site into `dist`: scripts and styles, then every public page as HTML in each language. */
const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

await rm(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await buildAlone('boot', 'src/boot.ts')
await buildAlone('arrival', 'src/lib/affiliate/on-arrival.ts')
await buildAlone('offline', 'src/lib/boot/offline-page.ts')
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender/render-page.tsx', outDir: 'dist-ssr', emptyOutDir: true },
})

const { installedTexts, renderPage, shareTexts } = (await import(
  join(root, 'dist-ssr/render-page.js')
)) as typeof Prerender // the build on the line above
const client = await readBuild(dist)
const site = await prepareSite(dist, shareTexts)

for (const locale of locales) {
  const data = loadPageData(locale)
  for (const path of pagePaths) {
    const page = await renderPage(path, locale, data, site)
    const { modules, staticModules, texts, startOnTouch = false }: Page = pages[path]
    for (const selected of [false, true]) {
      const file = join(locale, path, selected ? 'index.chosen.html' : 'index.html')
      const parts = {
        locale,
        path,
        selected,
        page,
        modules,
        texts,
        staticModules,
        startOnTouch,
        client,
        data,
      }
      await write(file, await writeDocument(parts))
    }
  }
}
await writeInstalled({
  root,
  dist,
  texts: installedTexts,
  siteTitle: loadPageData('en').catalog.siteTitle,
  client,
  retire: process.env['SERVICE_WORKER'] === 'retire',
})
await writeFound(dist, site)
await writeEmailFaces(dist)
await compressAll(dist)

/** A script that runs without the app: one file of its own. */
async function buildAlone(name: 'boot' | 'arrival' | 'offline', input: string) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      manifest: `.vite/${name}.json`,
      rolldownOptions: {
        input,
        output: { entryFileNames: `assets/${name}-[hash].js`, codeSplitting: false },
      },
    },
  })
}

async function write(file: string, text: string) {
  const path = join(dist, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
