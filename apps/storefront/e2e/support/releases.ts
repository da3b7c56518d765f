import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from '@playwright/test'
import { startWeb } from '@recadinho/web'
import type { Manifest } from 'vite'
import { buildWorker, writeWorker } from '../../scripts/installed/worker.ts'
import type { Release } from '../../src/service-worker/release.ts'

/** Port offset from the shop; each worker has its own port. */
const offset = 90

/** A separate web server for the built shop that can deploy the next release. */
export async function serveReleases() {
  const api = process.env['E2E_STOREFRONT'] ?? ''
  const port = Number(new URL(api).port) + offset + test.info().parallelIndex
  const root = join(await mkdtemp(join(tmpdir(), 'recadinho-releases-')), 'site')
  await cp(resolve('dist'), root, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const start = () => startWeb({ app: 'storefront', root, port, api, adminOrigin: api })
  let web = await start()
  const manifest = JSON.parse(await readFile(join(root, '.vite/manifest.json'), 'utf8')) as Manifest // written by Vite
  const guide = manifest['src/lib/tours/guide.ts']?.file ?? 'no guide'
  return {
    address: `http://localhost:${port}`,
    /** A chunk that a page of the first release loads on demand. */
    guide: `/${guide}`,
    /**
     * Like a build of changed sources: new names for changed files, new pages, a new worker; the old files are gone.
     */
    async deployNext() {
      await change(root, (text) => marked(text).replaceAll(guide, guide.replace('.js', '-next.js')))
      await rename(join(root, guide), join(root, guide.replace('.js', '-next.js')))
    },
    /**
     * Like a change of the shop's data: new pages and a new worker. The hashed files of the shell are unchanged, but
     * deleted from the server, so that they cannot be fetched again.
     */
    async deployData() {
      const list = await change(root, marked)
      const { files, texts } = JSON.parse(await readFile(list, 'utf8')) as Release // our own build
      for (const file of [...files.shell, ...Object.values(texts).flatMap(({ shell }) => shell)])
        await rm(join(root, file))
    },
    async deployRetire() {
      await buildWorker(resolve('.'), root, 'retire')
      await writeWorker(root, root, { id: '', list: '', locales: [], private: {}, drafts: [] })
    },
    /** Refuses connections until `up`. */
    down: () => web.stop(),
    async up() {
      web = await start()
    },
    async stop() {
      await web.stop()
      await rm(join(root, '..'), { recursive: true })
    },
  }

  /** Turns the current release into another one, and returns its list of files. */
  async function change(folder: string, edit: (text: string) => string) {
    const worker = await readFile(join(folder, 'sw.js'), 'utf8')
    const id = /release-(\w+)\.json/.exec(worker)?.[1] ?? 'no release'
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of files.filter((file) => file.isFile() && /\.(?:js|html|json)$/.test(file.name))) {
      const path = join(entry.parentPath, entry.name)
      await writeFile(path, edit(await readFile(path, 'utf8')).replaceAll(id, `${id}b`))
    }
    const list = join(folder, `assets/release-${id}b.json`)
    await rename(join(folder, `assets/release-${id}.json`), list)
    return list
  }
}

const marked = (text: string) => text.replaceAll('<head>', '<head><meta name="next">')
