import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { ReleaseName } from '../../src/service-worker/release.ts'

const built = (dist: string) => join(dist, '.vite/worker.js')

/** Builds the worker's script, without the release's data. */
export async function buildWorker(root: string, dist: string, name: 'worker' | 'retire'): Promise<void> {
  const folder = join(dist, '.vite/worker')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: `src/service-worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
  await rename(join(folder, 'sw.js'), built(dist))
  await rm(folder, { recursive: true })
}

/** Writes the worker of a release at the root, so that its scope is the whole shop. */
export async function writeWorker(dist: string, outDir: string, release: ReleaseName): Promise<void> {
  const code = await readFile(built(dist), 'utf8')
  await writeFile(join(outDir, 'sw.js'), `const RELEASE=${JSON.stringify(release)};\n${code}`)
}
