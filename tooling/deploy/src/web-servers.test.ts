import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isAdminCall, type Call } from '@recadinho/contracts/access'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { startWeb } from '@recadinho/web'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCaddy, startCaddy } from './caddy.ts'
import { buildFixture } from './fixture.ts'
import { headersSnippet } from './write-headers.ts'

/** The calls under `/api`, once each path; those that the test's API answers otherwise are left out. */
const calls = [
  ...new Map(
    [...Object.values<Call>(endpoints), ...Object.values<Call>(rawCalls)]
      .filter(({ path }) => path.startsWith('/api/') && path !== '/api/admin/orders')
      .map((call) => [call.path, call]),
  ).values(),
]

const caddy = findCaddy(process.env['PATH'] ?? '')
const built = buildFixture()
const ports = { local: { storefront: 24_210, admin: 24_211 }, caddy: 24_212 }
const running: { stop(): Promise<void> }[] = []
let api: FastifyInstance

beforeAll(async () => {
  api = fastify()
  api.get('/readyz', () => 'ok')
  api.get('/api/echo', (request) => ({ path: request.url, cookie: request.headers.cookie ?? null }))
  api.get('/i', ({ headers }, reply) => reply.header('access-control-allow-origin', '*').send(headers.origin))
  api.get('/api/admin/orders', () => ['for staff'])
  api.get('/api/orders/1/events', (_, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('event: order\ndata: 1\n\n') // never ends: the reader must get the event at once
  })
  // Everything else says what reached it.
  api.setNotFoundHandler(({ url }, reply) => reply.code(404).send({ requested: url }))
  await api.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.server.address() as AddressInfo // a TCP server's address is never a string
  const origins = { api: `http://127.0.0.1:${port}`, adminOrigin: 'https://admin.shop.test' }
  for (const app of ['storefront', 'admin'] as const)
    running.push(
      await startWeb({
        app,
        root: built[app],
        port: ports.local[app],
        ...(app === 'storefront' ? { pagesDir: built.pagesDir } : {}),
        ...origins,
      }),
    )
  if (!caddy) return
  const headers = join(built.root, 'headers.caddy')
  writeFileSync(headers, headersSnippet(built))
  running.push(
    await startCaddy(caddy, {
      SHOP_ADDRESS: `http://shop.test:${ports.caddy}`,
      ADMIN_ADDRESS: `http://admin.shop.test:${ports.caddy}`,
      ADMIN_ORIGIN: 'https://admin.shop.test',
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      STOREFRONT_ROOT: built.storefront,
      PAGES_DIR: built.pagesDir,
      ADMIN_ROOT: built.admin,
      HEADERS_FILE: headers,
    }),
  )
})

afterAll(async () => {
  for (const server of running) await server.stop()
  api.server.closeAllConnections()
  await api.close()
  rmSync(built.root, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const textOf = ({ body }: Answer) => body.toString().replace(/<style>.*<\/style>/, '')

type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>

/** A plain HTTP client: `fetch` can neither set Host nor show the compressed bytes. */
const client =
  (port: number, host: string): Get =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      request({ host: 'localhost', port, path, headers: { host, ...headers } }, (response) => {
        const parts: Buffer[] = []
        const done = () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
        response.on('data', (part: Buffer) => {
          parts.push(part)
          if (response.headers['content-type'] === 'text/event-stream') {
            done()
            response.destroy()
          }
        })
        response.on('end', done)
      })
        .on('error', reject)
        .end()
    })

const servers: [string, Get, Get][] = [
  ['the local server', client(ports.local.storefront, 'localhost'), client(ports.local.admin, 'localhost')],
  ['Caddy', client(ports.caddy, 'shop.test'), client(ports.caddy, 'admin.shop.test')],
]

describe.each(servers)('%s', (name, shop, admin) => {
  // oxlint-disable-next-line vitest/expect-expect -- defines no test itself
  const it = test.skipIf(name === 'Caddy' && !caddy) // skipped only if Debian's packages are unavailable

  it.each([
    [undefined, 'en / new'],
    ['recadinho_locale=pt', 'pt / chosen'],
    ['a=b; recadinho_locale=en', 'en / chosen'],
    ['recadinho_locale=xx', 'en / new'],
  ])('with the cookie %s the home page is %s', async (cookie, page) => {
    const answer = await shop('/', cookie === undefined ? {} : { cookie })
    expect(textOf(answer)).toBe(`<p>${page}</p>`)
    expect(answer.status).toBe(200)
    expect(answer.headers['vary']).toMatch(/cookie/i)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('?lang= answers in that language and keeps it', async () => {
    const answer = await shop('/purchase?lang=pt', { cookie: 'recadinho_locale=en' })
    expect(textOf(answer)).toBe('<p>pt /purchase/ chosen</p>')
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^recadinho_locale=pt; Path=\/; Max-Age=31536000; SameSite=Lax/,
    )
    expect((await shop('/?lang=evil')).headers['set-cookie']).toBeUndefined()
    const placed = await shop('/?lang=en&country=CA')
    expect(placed.headers['set-cookie']).toEqual([
      expect.stringMatching(/^recadinho_locale=en; Path=\//),
      expect.stringMatching(/^recadinho_country=CA; Path=\//),
    ])
    expect((await shop('/?lang=en&country=evil%3B')).headers['set-cookie']).toHaveLength(1)
  })

  it('an unknown address gets the not-found page in the reader’s language, with 404', async () => {
    const answer = await shop('/nowhere/at/all', { cookie: 'recadinho_locale=pt' })
    expect([answer.status, textOf(answer)]).toEqual([404, '<p>pt /404/ chosen</p>'])
  })

  it.each([
    '//',
    '//evil.test/',
    '/%00',
    '/%ff',
    '/checkout/multi/%ff',
    '/old.page',
    '/index.html',
    '/404',
    '/404/',
    '/favicon.ico',
    `/${'long/'.repeat(900)}`,
  ])('%s is answered with a page to read', async (path) => {
    const answer = await shop(path, { cookie: 'recadinho_locale=pt' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'`)
    const expected = path === '//' ? [200, '<p>pt / chosen</p>'] : [404, '<p>pt /404/ chosen</p>']
    expect([answer.status, textOf(answer)]).toEqual(expected)
  })

  it.each(['/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'])(
    '%s leaves no folder',
    async (path) => {
      const answer = await shop(path)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.body.toString()).not.toContain('root:')
    },
  )

  it('pages and files come compressed where the browser takes it', async () => {
    for (const path of ['/', '/assets/app-1a2b3c.js']) {
      const answer = await shop(path, { 'accept-encoding': 'gzip, br' })
      expect(answer.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(answer.body).toString()).toBe((await shop(path)).body.toString())
    }
  })

  it('hashed files are kept forever, the service worker never', async () => {
    expect((await shop('/assets/app-1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await shop('/sw.js')).headers['cache-control']).toBe('no-cache')
    for (const app of [shop, admin]) {
      // A browser would run a page that is served in place of a script.
      const gone = await app('/assets/gone.js')
      expect([gone.status, gone.headers['content-type']]).toEqual([404, expect.not.stringContaining('html')])
    }
  })

  it('a face in an e-mail may be shown by any site, other files by none', async () => {
    const policy = 'cross-origin-resource-policy'
    const face = await shop('/email/bramble.png')
    expect([face.status, face.headers[policy]]).toEqual([200, 'cross-origin'])
    expect(face.headers['content-type']).toBe('image/png')
    expect((await shop('/sw.js')).headers[policy]).toBe('same-origin')
  })

  it.each([
    ['/t.js', 'public, max-age=3600'],
    ['/t/1.0.0.js', 'public, max-age=31536000, immutable'],
    ['/t/integrity.json', 'no-cache'],
  ])('%s is for pages of other sites, which may pin its hash', async (path, cached) => {
    const { status, headers } = await shop(path, { origin: 'https://landing.test', 'accept-encoding': 'br' })
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', cached])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const gone = await shop('/t/9.9.9.js')
    expect([gone.status, gone.headers['content-type']]).toEqual([404, expect.not.stringContaining('html')])
  })

  it.each([
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^(application|text)\/xml/],
  ])('%s is for search engines as it stands, in no language', async (path, type) => {
    const answer = await shop(path, { cookie: 'recadinho_locale=pt', 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(type)
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('a page asked for by its file, as the service worker does, carries what the page does', async () => {
    const answer = await shop('/pt/purchase/index.chosen.html')
    expect(textOf(answer)).toBe('<p>pt /purchase/ chosen</p>')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = 'content-security-policy'
    expect(answer.headers[policy]).toBe((await shop('/purchase')).headers[policy])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['set-cookie']).toBeUndefined()
    const manifest = await shop('/en/manifest.webmanifest')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  })

  it('/api is passed on with its query and cookies', async () => {
    const answer = await shop('/api/echo?a=1', { cookie: 'x=y' })
    expect(JSON.parse(answer.body.toString())).toEqual({ path: '/api/echo?a=1', cookie: 'x=y' })
    expect((await admin('/api/echo')).status).toBe(200)
  })

  it('/i is passed on: events of pages on other sites', async () => {
    const answer = await shop('/i', { origin: 'https://landing.example' })
    expect([answer.status, answer.body.toString()]).toEqual([200, 'https://landing.example'])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cross-origin-resource-policy']).toBeUndefined()
  })

  it.each([
    '/api/admin/orders',
    '/api/admin/orders?search=Ana',
    '/api/%61dmin/orders',
    '/api/x/../admin/orders',
  ])('S12: on the shop’s host %s is as unknown to the API as any other address', async (path) => {
    const [refused, unknown] = [await shop(path), await shop('/api/nothing')]
    expect(refused.status).toBe(404)
    expect(refused.body.toString().replace('?search=Ana', '')).toBe(unknown.body.toString())
    expect(refused.headers['content-type']).toMatch(/^application\/json/)
    expect((await admin('/api/admin/orders')).body.toString()).toBe('["for staff"]')
  })

  it.each(calls)('on the shop’s host $method $path is served if it is not the admin app’s', async (call) => {
    // A letter for each parameter.
    const path = call.path.replaceAll(/\{\w+\}/g, 'x')
    const requested = async (host: typeof shop) => JSON.parse((await host(path)).body.toString()) as unknown
    expect(await requested(shop)).toEqual({ requested: isAdminCall(call) ? '/api/nothing' : path })
    expect(await requested(admin)).toEqual({ requested: path })
  })

  it('S14: no answer names the server’s program', async () => {
    for (const path of ['/', '/nowhere', '/admin', '/assets/app-1a2b3c.js', '/assets/gone.js', '/api/echo'])
      for (const host of [shop, admin]) expect((await host(path)).headers['server'], path).toBeUndefined()
  })

  it('server-sent events arrive while the answer is still open', async () => {
    expect((await shop('/api/orders/1/events')).body.toString()).toContain('data: 1')
  })

  it('/admin on the shop goes to the admin app; / there goes to /admin', async () => {
    const away = await shop('/admin/analytics?range=7d')
    expect([away.status, away.headers['location']]).toEqual([
      302,
      'https://admin.shop.test/admin/analytics?range=7d',
    ])
    const home = await admin('/')
    expect([home.status, home.headers['location']]).toEqual([302, '/admin'])
    expect(textOf(await admin('/admin/orders/1'))).toBe('<p>admin</p>')
  })

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/purchase', '/purchase/'],
    ['/purchase/', '/purchase/'],
    ['/pt/purchase/index.chosen.html', '/purchase/'],
    ['/checkout/multi/01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c', '/checkout/multi/'],
    ['/en/offline/page.html', 'offline'],
    ['/en', '/404/'],
    ['/nowhere', '/404/'],
  ])('%s is allowed its own inlined style and no other', async (path, style) => {
    const answer = await shop(path)
    expect(answer.body.toString()).toContain(`/* ${style} */`)
    const hash = createHash('sha256').update(`/* ${style} */`).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it('pages carry the security headers, and a policy without unsafe-inline', async () => {
    const answer = await shop('/')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' https://js.stripe.com`)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const file = await shop('/assets/app-1a2b3c.js')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect(file.headers['content-security-policy']).toBeUndefined()
    expect(String((await admin('/admin')).headers['content-security-policy'])).not.toContain('stripe')
  })
})

// The last block of this file: from here on, the renderer provides the pages.
describe.each(servers)('%s, with a page renderer', (name, shop) => {
  // oxlint-disable-next-line vitest/expect-expect -- defines no test itself
  const it = test.skipIf(name === 'Caddy' && !caddy) // as above

  it('serves the current release, and what the build alone has', async () => {
    built.release('one')
    expect(textOf(await shop('/'))).toBe('<p>en / new one</p>')
    built.release('two')
    const pages: [string, string][] = [
      ['/', 'en / new two'],
      ['/purchase?lang=pt', 'pt /purchase/ chosen two'],
      ['/pt/purchase/index.chosen.html', 'pt /purchase/ chosen two'],
      ['/checkout/multi/01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c', 'en /checkout/multi/ new two'],
      ['/nowhere', 'en /404/ new two'],
      ['/old.page', 'en /404/ new two'],
    ]
    for (const [path, text] of pages) expect(textOf(await shop(path)), path).toBe(`<p>${text}</p>`)
    expect((await shop('/sw.js')).body.toString()).toBe('two\n')
    for (const path of [
      '/assets/app-1a2b3c.js',
      '/robots.txt',
      '/assets/share-one.png',
      '/assets/share-two.png',
    ])
      expect((await shop(path)).status, path).toBe(200)
    expect((await shop('/assets/share-one.png')).headers['cache-control']).toContain('immutable')
    expect((await shop('/assets/gone.js')).status).toBe(404)
    const packed = await shop('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.body).toString()).toContain('en / new two')
  })

  it('requests during swaps get one whole release each', async () => {
    const over = new AbortController()
    const seen = new Set<string>()
    const visitor = async (path: string) => {
      while (!over.signal.aborted) {
        const answer = await shop(path)
        expect([answer.status, textOf(answer)]).toEqual([
          200,
          expect.stringMatching(/ (?:two|swap-\d+)<\/p>$/),
        ])
        seen.add(textOf(answer))
      }
    }
    const visitors = Promise.all(['/', '/purchase', '/pt/index.html'].map(visitor))
    for (let count = 0; count < 40; count += 1) {
      built.release(`swap-${count}`)
      await shop('/')
    }
    over.abort()
    await visitors
    expect(seen.size).toBeGreaterThan(5)
    built.release('one-again')
  })
})
