import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@recadinho/postgres'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../../src/clock.ts'
import { migrate } from '../../src/db/migrate.ts'
import { templateDatabase, urlOf, withServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-api-test-'))
  chmodSync(folder, 0o755) // as root the server runs as `nobody`
  const postgres = await startPostgres({ dataDir: join(folder, 'cluster'), fast: true })
  await withServer(postgres.url, (client) => client.query(`create database ${templateDatabase}`))
  await migrate({
    databaseUrl: urlOf(postgres.url, templateDatabase),
    logger: pino({ level: 'silent' }),
    clock: systemClock,
  })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
