import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import { freePort } from '@recadinho/presets/free-port'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIndexConcurrently } from '../src/db/concurrent-index.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Migration } from '../src/db/migration.ts'
import { migrations } from '../src/db/migrations/migrations.gen.ts'
import { sql } from 'kysely'
import { createTestClock } from './support/clock.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { createBuyer, type Buyer } from './support/killable-order.ts'
import { createLogCapture } from './support/logs.ts'
import { serverEntry, startEntry, type ServerProcess } from './support/process.ts'
import { createCaller, openPool, processEnv, type Caller } from './support/shop-process.ts'
import { gatewayKeys } from './support/shop.ts'

const packed = new URL('fixtures/previous-release/release.json.br', import.meta.url)

interface Release extends Caller {
  process: ServerProcess
  url: string
}

let database: TestDatabase
let pool: pg.Pool
let gateway: LocalGateway
let mail: LocalMail
let folder: string
const running: ServerProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  pool = openPool(database.url)
  mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
  folder = mkdtempSync(join(tmpdir(), 'recadinho-release-'))
})
afterAll(async () => {
  for (const process of running) await process.stop()
  await gateway.close()
  await mail.close()
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function startRelease(entry: string, url: string): Promise<Release> {
  const process = startEntry(entry, {
    ...processEnv(database.url, url, gateway.url, mail.url),
    LOG_LEVEL: 'error',
  })
  running.push(process)
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true))
  return { process, url, ...createCaller(url) }
}

/**
 * A minimal schema change, in case the newest migrations change little: the old release's statements must tolerate it.
 */
const columnEverywhere: Migration = {
  transaction: false,
  async up(db) {
    const { rows } = await sql<{
      name: string
    }>`select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
      db,
    )
    for (const { name } of rows)
      await sql`alter table ${sql.table(name)} add column if not exists of_the_next text`.execute(db)
    await createIndexConcurrently(db, 'orders_by_the_next', 'orders (of_the_next)')
  },
}

/** Writes the release's files; returns the server's. */
function unpack(): string {
  const files = JSON.parse(brotliDecompressSync(readFileSync(packed)).toString()) as Record<string, string> // `pnpm release:fixture` wrote it
  const all = { ...files, 'package.json': '{"type":"module"}' }
  for (const [name, code] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  return join(folder, 'server.js')
}

/** Orders and pays at one release. */
async function paid(at: Release): Promise<Buyer> {
  const buyer = createBuyer({ gateway, send: (...call) => at.send(...call) })
  if (!(await buyer.placeOrder())) throw new Error('The order was not answered')
  if (!(await buyer.openPayment())) throw new Error('The payment was not answered')
  await buyer.pay()
  return buyer
}

test('the previous release keeps selling while the next one migrates, and beside it', async () => {
  const oldUrl = `http://127.0.0.1:${await freePort()}`
  gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${oldUrl}/api/webhooks/stripe`,
    webhookRetryDelay: 200,
  })
  const old = await startRelease(unpack(), oldUrl)
  const buyers = [await paid(old), await paid(old)]

  // Buyers at the old release, one after another, for as long as the migration runs.
  const migrating = new AbortController()
  const meanwhile = (async () => {
    while (!migrating.signal.aborted) buyers.push(await paid(old))
  })()
  const { logger } = createLogCapture()
  await migrate({
    databaseUrl: database.url,
    logger,
    clock: createTestClock(),
    migrations: { ...migrations, '29990101000000-a-column-everywhere': columnEverywhere },
  })
  buyers.push(await paid(old))
  migrating.abort()
  await meanwhile

  const next = await startRelease(serverEntry, `http://127.0.0.1:${await freePort()}`)
  const both = await Promise.all([old, next, old, next, old, next].map((release) => paid(release)))
  for (const buyer of [...buyers, ...both])
    await eventually(async () =>
      expect(await buyer.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' }),
    )
  // Each release reads what the other wrote.
  const { rows } = await pool.query<{ id: string }>('select id from orders')
  expect(rows).toHaveLength(buyers.length + both.length)
  for (const release of [old, next]) {
    const cookie = await release.ownerCookie()
    for (const { id } of rows)
      expect((await release.send('GET', `/api/admin/orders/${id}`, { cookie })).status).toBe(200)
  }
  // Whichever release wrote a paid order, its search keys match its search text and its email address.
  const wrong = await pool.query(
    `select o.id from orders o left join order_search_entries e on e.order_id = o.id
     where o.confirmed_at is not null and e.keys is distinct from order_search_keys(o.search_text, o.guardian_email)`,
  )
  expect(wrong.rows).toEqual([])
  const confirmed = await pool.query(`select 1 from order_events where to_state = 'confirmed'`)
  expect(confirmed.rowCount).toBe(rows.length)
  expect(next.process.output() + old.process.output()).not.toMatch(/"level":"(error|fatal)"/)
})
