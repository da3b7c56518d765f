import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import { startServer, type ServerProcess } from '@recadinho/stack/server-process'
import { shopControls } from '@recadinho/stack/shop-controls'
import { freePort } from '@recadinho/presets/free-port'
import type pg from 'pg'
import { expect } from 'vitest'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { serverEntry } from './process.ts'
import { createCaller, makeDue, openPool, processEnv, type Caller } from './shop-process.ts'
import { gatewayKeys } from './shop.ts'

/** The API as run by `npm start`: restarted when it dies, and killed from the rehearsal page. */
export interface SupervisedShop extends Caller {
  gateway: LocalGateway
  mail: LocalMail
  pool: pg.Pool
  /** A click on the rehearsal page. */
  play(action: string, fields?: Record<string, string>): Promise<void>
  /** How often the API has ended so far. */
  ends(): number
  /** Resolves once the API has ended that often and answers again; pending work is then made due. */
  back(ends: number): Promise<void>
  /** Output to the terminal. */
  said: string[]
  close(): Promise<void>
}

export async function createSupervisedShop(): Promise<SupervisedShop> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-supervised-'))
  const pool = openPool(database.url)
  const url = `http://127.0.0.1:${await freePort()}`
  const said: string[] = []
  let api: ServerProcess | undefined
  const mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
  const gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookRetryDelay: 200,
    shop: shopControls(database.url, () => api),
  })
  const running = (api = await startServer({
    name: 'The API',
    startedPath: '/readyz',
    entry: serverEntry,
    env: processEnv(database.url, url, gateway.url, mail.url),
    url,
    logFile: join(folder, 'api.log'),
    say: (line) => said.push(line),
  }))
  return {
    gateway,
    mail,
    pool,
    said,
    ...createCaller(url),
    async play(action, fields = {}) {
      const response = await fetch(`${gateway.url}/control/${action}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      })
      expect(response.status, await response.text()).toBe(303)
    },
    ends: () => running.standing().ends,
    async back(ends) {
      await eventually(() => expect(running.standing()).toEqual({ up: true, ends }))
      await makeDue(pool)
    },
    async close() {
      await running.stop()
      await gateway.close()
      await mail.close()
      await pool.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
