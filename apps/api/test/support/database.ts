import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A separate database for a test: a copy of the migrated and seeded one, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const template = empty ? 'template0' : inject('templateDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copies the files, which takes a third of the time of writing each page to the log as well.
  await withServer(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    url: urlOf(server, name),
    // PostgreSQL waits some seconds for closing connections, which must not see an error. Connections of a killed
    // process are closed by force.
    drop: () =>
      withServer(server, (client) =>
        client.query(`drop database ${name}`).catch(() => client.query(`drop database ${name} with (force)`)),
      ),
  }
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.toString()
}

export async function withServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
