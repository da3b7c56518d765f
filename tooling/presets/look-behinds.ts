import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The built scripts below a folder that have a look-behind, as paths in it. Safari before 16.4 (iOS 15 to 16.3) loads no
 * file with one, and with it nothing that imports it.
 */
export async function scriptsWithLookBehinds(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.m?js$/.test(file))
  if (files.length === 0) throw new Error(`Nothing is built in ${dist}`)
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return files.filter((_, at) => /\(\?<[=!]/.test(texts[at] ?? '')).sort()
}
