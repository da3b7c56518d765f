import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { drawRelease } from './draw.ts'
import { operations } from './operations.ts'
import { openReleases } from './releases.ts'
import { runRenderer } from './renderer.ts'
import { createSource } from './source.ts'
import { createStanding } from './standing.ts'

/** The entry point, and the only reader of the environment; `.env.example` explains each variable. */
const {
  API_URL = 'http://127.0.0.1:3002',
  PAGES_DIR = '.data/pages',
  HOST = '127.0.0.1',
  RENDERER_PORT = '3007',
  LOG_LEVEL = 'info',
} = process.env

/** Not ready if the API has not been read successfully for this long. */
const patienceMs = 5 * 60_000
const answerWithinMs = 5000

const logger = pino({
  level: LOG_LEVEL,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})
const dist = join(import.meta.dirname, '../dist')
const site = JSON.parse(await readFile(join(dist, '.vite/site.json'), 'utf8')) as { id: string } // written by the build
const standing = createStanding(patienceMs)
const server = operations(standing)
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    logger.info({ signal }, 'shutting down')
    stopping.abort()
  })
server.listen(Number(RENDERER_PORT), HOST)
await once(server, 'listening')
logger.info({ port: Number(RENDERER_PORT), build: site.id }, 'listening')
await runRenderer(
  {
    api: API_URL,
    dist,
    build: site.id,
    source: createSource(API_URL, answerWithinMs),
    releases: await openReleases(PAGES_DIR, site.id),
    standing,
    logger,
    draw: drawRelease,
  },
  stopping.signal,
)
server.close()
server.closeAllConnections()
