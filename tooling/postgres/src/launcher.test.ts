import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startPostgres } from './launcher.ts'

const folder = mkdtempSync(join(tmpdir(), 'recadinho-launcher-'))
chmodSync(folder, 0o755) // as root, the server runs as `nobody`
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function query(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

test('data outlives a restart, and the server is PostgreSQL 18 in UTF-8', async () => {
  const dataDir = join(folder, 'cluster')
  const first = await startPostgres({ dataDir, fast: true })
  await query(first.url, `create table kept as select 'João' as word`)
  await first.stop()
  const second = await startPostgres({ dataDir, fast: true })
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'João' }])
  expect(
    await query(second.url, `select current_setting('server_version_num')::int / 10000 as major`),
  ).toEqual([{ major: 18 }])
  expect(await query(second.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  await second.stop()
})

test('a second start on the same folder is refused with its reason', async () => {
  const dataDir = join(folder, 'twice')
  const first = await startPostgres({ dataDir, fast: true })
  await expect(startPostgres({ dataDir, fast: true })).rejects.toThrow(/already running/)
  await first.stop()
})

test('the error for a taken port names the port and what to do', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve)
  })
  const { port } = taken.address() as AddressInfo // a TCP server's address is never a string
  await expect(startPostgres({ dataDir: join(folder, 'port'), port })).rejects.toThrow(
    `Port ${port} is taken`,
  )
  taken.close()
})

test('a folder that the server may not enter does not matter, not even for root', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  vi.stubEnv('TMPDIR', folder)
  const postgres = await startPostgres({ dataDir: join(closed, 'cluster'), fast: true })
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})
