import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createShopper, type Shopper } from '@recadinho/shopper'
import { createEmptyDatabase, query } from './database.ts'
import { ownerPassword } from './playwright.ts'

const root = resolve(import.meta.dirname, '../..')

export interface OwnShopOptions {
  /** Of its ports, from those of the shop that all other tests share. */
  offset?: number
  env?: Record<string, string>
}

export interface OwnShop {
  /** Buyers who order through its API. */
  shopper: () => Shopper
  storefront: string
  admin: string
  query(text: string): Promise<unknown[]>
  stop(): Promise<void>
}

/** A separate shop, which a test may close, change what it sells, or start with other settings. */
export async function startOwnShop({ offset = 40, env = {} }: OwnShopOptions = {}): Promise<OwnShop> {
  const base = Number(new URL(process.env['E2E_STOREFRONT'] ?? '').port) + offset
  const server = process.env['DATABASE_URL']
  const database = server
    ? await createEmptyDatabase(server, `recadinho_e2e_own_${offset}`)
    : `postgres://postgres@127.0.0.1:${base + 4}/postgres`
  const stack = spawn(process.execPath, [resolve(root, 'tooling/stack/src/main.ts'), '--built', '--fresh'], {
    env: {
      ...process.env,
      ...env,
      PORT_BASE: String(base),
      DATA_DIR: `.data/e2e-own-${offset}`,
      ...(server ? { DATABASE_URL: database } : {}),
      RECADINHO_OWNER_PASSWORD: ownerPassword,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(stack, 'exit')
  const ready = new Promise<void>((done) => {
    createInterface({ input: stack.stdout }).on('line', (line) => {
      if (line.startsWith('ready')) done()
    })
  })
  const failed = ended.then(() => Promise.reject(new Error('The shop did not start')))
  await Promise.race([ready, failed])
  failed.catch(() => undefined) // awaited below
  const address = (of: number) => `http://localhost:${base + of}`
  return {
    shopper: () => createShopper({ api: address(0), gateway: address(3), publishableKey: 'pk_test_sandbox' }),
    storefront: address(0),
    admin: address(1),
    query: (text) => query(text, [], database),
    async stop() {
      stack.kill('SIGTERM')
      await ended
    },
  }
}
