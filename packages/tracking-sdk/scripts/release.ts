import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleScript } from './bundle.ts'

/** The released script files, all versions. */
export const released = new URL('../src/generated/', import.meta.url)

export interface Integrity {
  /** The version that is served as `/t.js`. */
  latest: string
  /** Hashes for the `integrity` attribute, by version. */
  versions: Record<string, string>
}

export const integrityOf = (script: string): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`

/** Writes the script under the package's version; a version that pages may have pinned is never overwritten. */
if (import.meta.main) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string } // pnpm has parsed it already
  const script = await bundleScript()
  const [file, list] = [new URL(`t/${version}.js`, released), new URL('t/integrity.json', released)]
  if (existsSync(file) && readFileSync(file, 'utf8') !== script)
    throw new Error(`${version} is released with another content: raise the version in package.json`)
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Integrity) : { versions: {} } // this script wrote it
  const integrity: Integrity = {
    latest: version,
    versions: { ...known.versions, [version]: integrityOf(script) },
  }
  mkdirSync(new URL('t/', released), { recursive: true })
  writeFileSync(file, script)
  writeFileSync(new URL('t.js', released), script)
  writeFileSync(list, `${JSON.stringify(integrity, null, 2)}\n`)
  console.log(`${version}: ${fileURLToPath(file)}`)
}
