import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startPostgres } from '@recadinho/postgres'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../../src/clock.ts'
import { migrate } from '../../src/db/migrate.ts'
import { urlOf, withServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templateDatabase: string
  }
}

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file copies. */
export default async function setup(project: Pick<TestProject, 'provide'>) {
  // Of many runs in a row, such as those of `tooling/mutants`, only the first prepares a database.
  const { DATABASE_URL: url, TEMPLATE_DATABASE: prepared } = process.env
  if (url && prepared) {
    project.provide('postgresUrl', url)
    project.provide('templateDatabase', prepared)
    return undefined
  }
  const postgres = await startServer()
  // Several runs may share one server.
  const template = `recadinho_template_${randomBytes(6).toString('hex')}`
  await withServer(postgres.url, (client) => client.query(`create database ${template}`))
  await migrate({
    databaseUrl: urlOf(postgres.url, template),
    logger: pino({ level: 'silent' }),
    clock: systemClock,
  })
  project.provide('postgresUrl', postgres.url)
  project.provide('templateDatabase', template)
  return async () => {
    await withServer(postgres.url, (client) => client.query(`drop database ${template} with (force)`))
    await postgres.stop()
  }
}

/** The server of `DATABASE_URL`, or one started for this run. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(roomyFolder(), prefix))
  chmodSync(folder, 0o755) // as root the server runs as `nobody`
  const postgres = await startPostgres({ dataDir: join(folder, 'cluster'), fast: true })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const prefix = 'recadinho-api-test-'
const memory = '/dev/shm'
const bytesNeeded = 2 * 1024 ** 3

/** Memory, if Linux has room there: on a disk, each test's database takes ten times as long to make. */
function roomyFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  removeLeftovers()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < bytesNeeded ? tmpdir() : memory
}

const minute = 60_000

/**
 * What killed runs left in memory. A server that is running has its process id in its lock file; while a cluster is being
 * made, short-lived processes have it in turn.
 */
function removeLeftovers() {
  for (const lock of globSync(`${memory}/${prefix}*/cluster/postmaster.pid`)) {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made < minute) continue
    const [server = ''] = readFileSync(lock, 'utf8').split('\n', 1)
    if (!existsSync(`/proc/${server}`)) rmSync(dirname(dirname(lock)), { recursive: true, force: true })
  }
}
