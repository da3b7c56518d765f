import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Prerender from '../src/prerender/render-page.tsx'
import { readBuild, type ClientBuild } from './client-build.ts'

/** A finished build: everything from which pages are rendered, independent of the shop's data. */
export interface SiteBuild {
  /** Changes with anything that affects the pages. */
  id: string
  /** Folder of the scripts, styles, pictures and the first release. */
  dist: string
  /** `https://example.com`, without a trailing slash. */
  origin: string
  client: ClientBuild
  /** The app's server build. */
  prerender: typeof Prerender
}

interface Site {
  id: string
  origin: string
}

const root = join(import.meta.dirname, '..')
const siteFile = (dist: string) => join(dist, '.vite/site.json')

/** Writes the id of the build in `dist`, once everything but its pages is there. */
export async function nameBuild(dist: string, origin: string): Promise<void> {
  const hash = createHash('sha256').update(origin)
  for (const folder of [dist, join(root, 'dist-ssr'), import.meta.dirname])
    for (const file of await filesBelow(folder)) hash.update(file).update(await readFile(join(folder, file)))
  hash.update(await readFile(join(root, 'index.html')))
  const site: Site = { id: hash.digest('hex').slice(0, 12), origin }
  await writeFile(siteFile(dist), JSON.stringify(site))
}

export async function readSiteBuild(dist: string): Promise<SiteBuild> {
  const site = JSON.parse(await readFile(siteFile(dist), 'utf8')) as Site // written by nameBuild
  const entry = pathToFileURL(join(dist, '../dist-ssr/render-page.js')).href
  const prerender = (await import(entry)) as typeof Prerender // scripts/build.ts built it from that module
  return { ...site, dist, client: await readBuild(dist), prerender }
}

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort()
}
