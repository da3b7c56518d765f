import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startWeb } from '@recadinho/web'
import type { Manifest } from 'vite'
import { buildWorker, writeWorker } from '../../scripts/installed/worker.ts'

/** A separate web server for the built shop, which can deploy the next release. */
export async function serveReleases(port: number) {
  const root = join(await mkdtemp(join(tmpdir(), 'recadinho-releases-')), 'site')
  await cp(resolve('dist'), root, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const api = process.env['E2E_STOREFRONT'] ?? ''
  const start = () => startWeb({ app: 'storefront', root, port, api, adminOrigin: api })
  let web = await start()
  const manifest = JSON.parse(await readFile(join(root, '.vite/manifest.json'), 'utf8')) as Manifest // Vite wrote it
  const guide = manifest['src/lib/tours/guide.ts']?.file ?? 'no guide'
  return {
    address: `http://localhost:${port}`,
    /** A file that a page of the first release loads on demand. */
    guide: `/${guide}`,
    /**
     * Like a build of changed sources: new names for changed files, other pages, another worker; the old files are
     * gone.
     */
    deployNext: () =>
      change(root, (text) =>
        text
          .replaceAll(guide, guide.replace('.js', '-next.js'))
          .replaceAll('<head>', '<head><meta name="next">'),
      ),
    async deployRetire() {
      await buildWorker(resolve('.'), root, 'retire')
      await writeWorker(root, root, { id: '', list: '', locales: [], private: [], drafts: [] })
    },
    /** Answers nothing until `up`. */
    down: () => web.stop(),
    async up() {
      web = await start()
    },
    async stop() {
      await web.stop()
      await rm(join(root, '..'), { recursive: true })
    },
  }

  async function change(folder: string, edit: (text: string) => string) {
    const worker = await readFile(join(folder, 'sw.js'), 'utf8')
    const id = /release-(\w+)\.json/.exec(worker)?.[1] ?? 'no release'
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of files.filter((file) => file.isFile() && /\.(?:js|html|json)$/.test(file.name))) {
      const path = join(entry.parentPath, entry.name)
      await writeFile(path, edit(await readFile(path, 'utf8')).replaceAll(id, `${id}b`))
    }
    await rename(join(folder, guide), join(folder, guide.replace('.js', '-next.js')))
    await rename(join(folder, `assets/release-${id}.json`), join(folder, `assets/release-${id}b.json`))
  }
}
