import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest } from 'vite'

/** The address of the built file of a lazily loaded module, given as in Vite's manifest. */
export async function builtFile(module: string): Promise<string> {
  const manifest = JSON.parse(await readFile(resolve('dist/.vite/manifest.json'), 'utf8')) as Manifest // Vite wrote it
  return `/${manifest[module]?.file}`
}
