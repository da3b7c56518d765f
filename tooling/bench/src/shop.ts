import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripeEventTypes } from '@recadinho/contracts/payments'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { startPostgres, type Postgres } from '@recadinho/postgres'
import getPort from 'get-port'
import pg from 'pg'

export const root = resolve(import.meta.dirname, '../../..')
export const ownerPassword = 'an owner for the benchmark'
export const gatewayKeys = {
  secretKey: 'sk_test_bench',
  publishableKey: 'pk_test_bench',
  webhookSecret: 'whsec_bench',
}

/** The parts that a benchmark needs. Each runs in its own process, except the gateway. */
export interface Shop {
  postgres: Postgres
  gateway: LocalGateway
  /** The API's origin. */
  api: string
  readonly apiPid: number
  /** Milliseconds from the API's spawn to its first correct response. */
  firstReadMs: number
  publishableKey: string
  /** The API's environment, for running its commands. */
  environment: Record<string, string>
  startFloor(): Promise<{ origin: string; pid: number }>
  /** Runs one statement on the benchmark's own connection and returns its rows. */
  query: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>
  /** Folder of files that are being uploaded. */
  uploadDir: string
  /** Kills the API like a power cut, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a shop with an empty durable database that counts its statements, and one API process that also runs the jobs,
 * as on a single machine.
 */
export async function startShop(settingsOfApi: Record<string, string> = {}): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-bench-'))
  chmodSync(folder, 0o755) // as root, the database runs as `nobody`
  const settings = ['shared_preload_libraries=pg_stat_statements']
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings })
  const port = await getPort()
  const api = `http://127.0.0.1:${port}`
  const gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${api}/api/webhooks/stripe`,
    webhookEvents: stripeEventTypes,
  })
  const env = {
    ...apiEnvironment(port, postgres.url, gateway.url),
    FILMS: 'off', // each would take a processor for a minute
    ...settingsOfApi,
    VIDEO_DIR: join(folder, 'videos'),
    UPLOAD_DIR: join(folder, 'uploads'),
    FFMPEG_PATH: 'none', // ffmpeg refuses the large video, which is noise
    // As in `npm start` and the image: reuse the code compiled by the migration below, and limit the young generation.
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '--max-semi-space-size=4',
  }
  await runOnce('apps/api/dist/server.js', ['migrate'], env)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const children: ChildProcess[] = []
  const { child, firstReadMs } = await startApi(env, api)
  let apiProcess = child
  return {
    postgres,
    gateway,
    api,
    get apiPid() {
      return apiProcess.pid ?? 0
    },
    uploadDir: env.UPLOAD_DIR,
    firstReadMs,
    publishableKey: gatewayKeys.publishableKey,
    environment: env,
    async startFloor() {
      const floorPort = await getPort()
      const floor = launch('tooling/bench/src/floor-server.ts', [], {
        PORT: String(floorPort),
        DATABASE_URL: postgres.url,
      })
      children.push(floor)
      const origin = `http://127.0.0.1:${floorPort}`
      await untilAnswers(`${origin}/one-row`)
      return { origin, pid: floor.pid ?? 0 }
    },
    query: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<T>(text, values)).rows,
    async restart() {
      const ended = once(apiProcess, 'exit')
      apiProcess.kill('SIGKILL')
      await ended
      apiProcess = (await startApi(env, api)).child
    },
    async stop() {
      await pool.end()
      for (const one of [apiProcess, ...children]) {
        const ended = once(one, 'exit')
        one.kill('SIGTERM')
        await ended
      }
      await gateway.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startApi(env: Record<string, string>, api: string) {
  const started = performance.now()
  const child = launch('apps/api/dist/server.js', [], env)
  await untilAnswers(`${api}/api/settings`)
  return { child, firstReadMs: performance.now() - started }
}

function apiEnvironment(port: number, databaseUrl: string, gatewayUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_URL: `http://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: gatewayKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: gatewayKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: gatewayKeys.webhookSecret,
    STRIPE_API_URL: gatewayUrl,
    STRIPE_SCRIPT_URL: `${gatewayUrl}/stripe.js`,
    RECADINHO_OWNER_PASSWORD: ownerPassword,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

export function launch(entry: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, entry), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function runOnce(entry: string, args: string[], env: Record<string, string>) {
  const [code] = (await once(launch(entry, args, env), 'exit')) as [number | null] // Node's documented arguments of "exit"
  if (code !== 0) throw new Error(`${entry} ${args.join(' ')} ended with ${code}`)
}

export async function untilAnswers(url: string, limitMs = 30_000) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error(`${url} did not answer`)
}
