import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteData } from '../scripts/release/data-key.ts'
import { loadPageData } from '../scripts/page-data.ts'
import type { Drawing } from './draw.ts'
import { openReleases } from './releases.ts'
import { look, runRenderer, type RendererParts } from './renderer.ts'
import { createSource } from './source.ts'
import { createStanding } from './standing.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

const never = new AbortController().signal

/** An API with four endpoints whose responses a test can change, break or withhold. */
async function startApi() {
  const data: SiteData = { en: loadPageData('en'), pt: loadPageData('pt') }
  const seen: string[] = []
  const streams = new Set<ServerResponse>()
  const api = {
    data,
    seen,
    mode: 'good' as 'good' | 'down' | 'silent' | 'text' | 'other',
    change: () => {
      for (const stream of streams) stream.write('event: changed\ndata: {}\n\n')
    },
    url: '',
  }
  const bodyOf = (url: string) => {
    const locale = url.includes('locale=pt') ? 'pt' : 'en'
    const { catalog, status, settings, reviews } = data[locale]
    if (url.startsWith('/api/catalog'))
      return api.mode === 'other' ? { ...catalog, packages: 'none' } : catalog
    return url === '/api/status' ? status : url === '/api/settings' ? settings : reviews
  }
  const answer = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (url === '/catalog-changes') {
      streams.add(response.on('close', () => streams.delete(response)))
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n')
    }
    if (api.mode === 'silent') return undefined
    if (api.mode === 'down') return response.writeHead(503).end('{}')
    if (api.mode === 'text') return response.writeHead(200).end('<p>Welcome to nginx</p>')
    const body = JSON.stringify(bodyOf(url))
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`
    const known = headers['if-none-match'] === etag
    seen.push(`${known ? 304 : 200} ${url}`)
    return response.writeHead(known ? 304 : 200, { etag }).end(known ? undefined : body)
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is never a string
  api.url = `http://127.0.0.1:${port}`
  return api
}

/** A renderer with a single small page that shows the site's title. */
async function startRenderer({ pagesDir = '', patienceMs = 60_000 } = {}) {
  const api = await startApi()
  const folder = pagesDir || (await mkdtemp(join(tmpdir(), 'recadinho-renderer-')))
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  const clock = { now: Date.UTC(2026, 10, 22) }
  const drawn: string[] = []
  const parts: RendererParts = {
    api: api.url,
    dist: 'unused',
    build: 'build-1',
    source: createSource(api.url, 500),
    releases: await openReleases(folder, 'build-1'),
    standing: createStanding(patienceMs, () => clock.now),
    logger: pino({ level: 'silent' }),
    draw: async ({ data, folder }: Drawing) => {
      const { siteTitle } = data.en.catalog
      if (siteTitle === 'Undrawable') throw new Error('no page can be drawn')
      drawn.push(siteTitle)
      await mkdir(join(folder, 'assets'))
      await writeFile(join(folder, 'assets/share.png'), siteTitle)
      await writeFile(join(folder, 'index.html'), siteTitle)
    },
    everyMs: { least: 20, most: 40 },
  }
  return {
    api,
    parts,
    drawn,
    clock,
    folder,
    look: () => look(parts, never),
    page: () => readFile(join(folder, 'build-1/current/index.html'), 'utf8'),
    outcome: async (outcome: string) => {
      const { text } = await parts.standing.metrics()
      return Number(new RegExp(`outcome="${outcome}"} (\\d+)`).exec(text)?.[1])
    },
  }
}

/** Changes the title in both languages. */
function retitle({ data }: { data: SiteData }, siteTitle: string) {
  for (const locale of ['en', 'pt'] as const)
    data[locale] = { ...data[locale], catalog: { ...data[locale].catalog, siteTitle } }
}

test('a change becomes the current release; without one nothing is drawn, and nothing sent again', async () => {
  const { api, drawn, look, page } = await startRenderer()
  expect(await look()).toBe(true)
  expect(await page()).toBe('Recadinho')
  api.seen.length = 0
  expect(await look()).toBe(true)
  expect(api.seen.every((line) => line.startsWith('304'))).toBe(true)
  retitle(api, 'Little Note')
  expect(await look()).toBe(true)
  expect(await page()).toBe('Little Note')
  expect(drawn).toEqual(['Recadinho', 'Little Note'])
})

test('what changes by the minute makes no release; another day and the closed shop do', async () => {
  const { api, drawn, look } = await startRenderer()
  await look()
  for (const locale of ['en', 'pt'] as const) {
    const { catalog } = api.data[locale]
    catalog.slots.left -= 1
    catalog.serverTime = new Date(Date.parse(catalog.serverTime) + 60_000).toISOString()
  }
  await look()
  expect(drawn).toHaveLength(1)
  for (const locale of ['en', 'pt'] as const) {
    const { catalog } = api.data[locale]
    catalog.serverTime = new Date(Date.parse(catalog.serverTime) + 24 * 3_600_000).toISOString()
  }
  await look()
  expect(drawn).toHaveLength(2)
  for (const locale of ['en', 'pt'] as const) api.data[locale].status = { maintenance: true }
  await look()
  expect(drawn).toHaveLength(3)
})

test('going back to what was shown before swaps in the release that is still there', async () => {
  const { api, drawn, look, page } = await startRenderer()
  await look()
  retitle(api, 'For a while')
  await look()
  retitle(api, 'Recadinho')
  await look()
  expect([await page(), drawn]).toEqual(['Recadinho', ['Recadinho', 'For a while']])
})

test.each([
  ['an API that is down', 'nothing', (api: Api) => (api.mode = 'down')],
  ['an API that never answers', 'nothing', (api: Api) => (api.mode = 'silent')],
  ['an answer of another program', 'nonsense', (api: Api) => (api.mode = 'text')],
  ['an answer that breaks its contract', 'nonsense', (api: Api) => (api.mode = 'other')],
  ['an empty catalog', 'nonsense', (api: Api) => (api.data.pt.catalog.packages = [])],
  [
    'a text that one language lacks',
    'nonsense',
    (api: Api) => {
      for (const item of api.data.pt.catalog.characters) item.name = { ...item.name, pt: ' ' }
    },
  ],
  ['pages that cannot be drawn', 'render', (api: Api) => retitle(api, 'Undrawable')],
])('%s: the last good pages stay, it is counted, and readiness says why', async (_, kind, spoil) => {
  const { api, parts, clock, folder, look, page, outcome } = await startRenderer()
  await look()
  retitle(api, 'Next')
  spoil(api)
  clock.now += 30_000
  expect(await look()).toBe(false)
  expect(await look()).toBe(false)
  expect(await page()).toBe('Recadinho')
  expect(await outcome(kind)).toBe(2)
  expect(parts.standing.readiness()).toMatchObject({
    ready: true,
    goodAt: '2026-11-22T00:00:00.000Z',
    failing: { since: '2026-11-22T00:00:30.000Z', tries: 2, kind, reason: expect.any(String) },
  })
  clock.now += 60_000
  expect(parts.standing.readiness().ready).toBe(false)
  expect((await readdir(join(folder, 'build-1'))).toSorted()).toEqual(['assets', 'current', 'releases'])
})

test('it is not ready before the first good look, and ready again after a bad time', async () => {
  const { api, parts, look } = await startRenderer()
  api.mode = 'down'
  await look()
  expect(parts.standing.readiness()).toMatchObject({ ready: false, goodAt: null })
  api.mode = 'good'
  await look()
  expect(parts.standing.readiness()).toMatchObject({ ready: true, failing: null })
})

test('a restart takes the release that is there and draws nothing', async () => {
  const first = await startRenderer()
  await first.look()
  const second = await startRenderer({ pagesDir: first.folder })
  await second.look()
  expect(second.drawn).toEqual([])
  expect(await second.page()).toBe('Recadinho')
})

test('two renderers of one folder do not collide', async () => {
  const first = await startRenderer()
  const second = await startRenderer({ pagesDir: first.folder })
  for (const title of ['One', 'Two', 'Three']) {
    for (const { api } of [first, second]) retitle(api, title)
    expect(await Promise.all([first.look(), second.look()])).toEqual([true, true])
    expect(await first.page()).toBe(title)
  }
  const left = await readdir(join(first.folder, 'build-1'))
  expect(left.toSorted()).toEqual(['assets', 'current', 'releases'])
})

test('only the last releases are kept', async () => {
  const { api, folder, look } = await startRenderer()
  for (let count = 0; count < 8; count += 1) {
    retitle(api, `Title ${count}`)
    await look()
  }
  expect(await readdir(join(folder, 'build-1/releases'))).toHaveLength(4)
})

test('word of a change is acted on at once, and the signal ends it', async () => {
  const { api, parts, page } = await startRenderer()
  // Polls so rarely that only a notification can trigger the update.
  parts.everyMs = { least: 600_000, most: 600_000 }
  const stopping = new AbortController()
  const running = runRenderer(parts, stopping.signal)
  await vi.waitFor(async () => expect(await page()).toBe('Recadinho'), { timeout: 10_000 })
  retitle(api, 'At once')
  await vi.waitFor(
    async () => {
      api.change()
      expect(await page()).toBe('At once')
    },
    { timeout: 10_000 },
  )
  stopping.abort()
  await running
})

type Api = Awaited<ReturnType<typeof startApi>>
