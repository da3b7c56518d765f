import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, type Locale } from '@recadinho/i18n/locales'
import type { Manifest } from 'vite'
import { sampleDrawings } from '@recadinho/contracts/sample-cast'
import { pagePaths, pages } from '../../src/lib/pages/pages.ts'
import type { Group, Release } from '../../src/service-worker/release.ts'
import { routeModules } from '../route-modules.ts'

const entry = 'src/main.tsx'
const isTexts = (name: string) => name.includes('src/locales/')
const isShellTexts = (name: string) => /\/(?:shop|home|parts|head|film)\.po$/.test(name)
const isRoute = (name: string) => name.includes('tsr-split')

/**
 * The files that the service worker stores. The shell: home and everything that any page may load on demand. Drafting:
 * the rest, so that a page of this release still works when the server has only the next release's files.
 */
export async function readRelease(dist: string, alone: readonly string[]): Promise<Release> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // written by Vite
  const shell = reach(manifest, [entry, ...routeModules(manifest, ['/'])])
  const names = Object.keys(manifest).filter(
    (name) => !isTexts(name) && /\.(?:js|css)$/.test(manifest[name]?.file ?? ''),
  )
  const files = await readdir(join(dist, 'assets'), { recursive: true })
  const assets = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => `/assets/${file}`)
  const scripts = (group: readonly string[]) => group.flatMap((name) => filesOfChunk(manifest, name))
  const unique = (list: readonly string[]) => [...new Set(list)].sort()

  const shellFiles = unique([
    ...alone,
    ...scripts([...shell]),
    ...assets(new RegExp(`^hero-[^/]+/(${sampleDrawings.join('|')})\\.svg$|-core-[^/]+\\.woff2$`)),
  ])
  const draftFiles = unique([...scripts(names), ...assets(/^characters-[^/]+\/[^/]+\.svg$/)])
  const texts = (locale: Locale, group: Group) =>
    unique(
      Object.keys(manifest)
        .filter(
          (name) => name.includes(`src/locales/${locale}/`) && isShellTexts(name) === (group === 'shell'),
        )
        .flatMap((name) => filesOfChunk(manifest, name)),
    )
  const stored = (group: Group) => pagePaths.filter((path) => pages[path].stored === group)
  return {
    files: { shell: shellFiles, draft: draftFiles.filter((file) => !shellFiles.includes(file)) },
    texts: Object.fromEntries(
      locales.map((locale) => [locale, { shell: texts(locale, 'shell'), draft: texts(locale, 'draft') }]),
    ),
    pages: { shell: stored('shell'), draft: stored('draft') },
  }
}

/** Every chunk that these need or may load, except the pages of other routes. */
function reach(manifest: Manifest, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const openNames = [...from]
  for (let name = openNames.pop(); name !== undefined; name = openNames.pop()) {
    const chunk = manifest[name]
    if (!chunk || found.has(name)) continue
    found.add(name)
    openNames.push(...(chunk.imports ?? []))
    openNames.push(...(chunk.dynamicImports ?? []).filter((other) => !isRoute(other) && !isTexts(other)))
  }
  return found
}

function filesOfChunk(manifest: Manifest, name: string) {
  const chunk = manifest[name]
  return chunk ? [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`) : []
}
