import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inlinedStyles } from './headers.ts'
import { startWeb, type Web } from './web.ts'

const port = 24_216
const origin = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'recadinho-releases-'))
const root = join(folder, 'dist')
const rendered = join(folder, 'pages/build-1')
let web: Web

beforeAll(async () => {
  writeSite(root, 'built')
  write(root, '.vite/site.json', '{"id":"build-1"}')
  write(root, 'assets/app-1.js', 'export {}')
  web = await startWeb({
    app: 'storefront',
    root,
    pagesDir: join(folder, 'pages'),
    port,
    api: 'http://127.0.0.1:1',
    adminOrigin: origin,
  })
})
afterAll(async () => {
  await web.stop()
  rmSync(folder, { recursive: true, force: true })
})

function write(base: string, file: string, text: string) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}

/** Writes pages whose text and style belong to one release. */
function writeSite(base: string, release: string) {
  for (const locale of ['en', 'pt'])
    for (const page of ['', 'purchase/', '404/'])
      for (const sheet of ['index.html', 'index.chosen.html'])
        write(base, `${locale}/${page}${sheet}`, `<style>/* ${release} */</style><p>${release}</p>`)
  write(base, 'sw.js', release)
}

/** Like the renderer: writes a whole release, then renames the link over the old one. */
function release(name: string) {
  writeSite(join(rendered, 'releases', name), name)
  write(rendered, `assets/share-${name}.png`, name)
  symlinkSync(join('releases', name), join(rendered, 'next'))
  renameSync(join(rendered, 'next'), join(rendered, 'current'))
}

async function get(path: string) {
  const response = await fetch(origin + path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const pageOf = (name: string) => `<style>/* ${name} */</style><p>${name}</p>`

test('without a release the build’s own pages stand; with one, its pages, and the build’s other files', async () => {
  expect((await get('/')).text).toBe(pageOf('built'))
  release('first')
  for (const path of ['/', '/purchase', '/nowhere', '/pt/purchase/index.chosen.html'])
    expect((await get(path)).text, path).toBe(pageOf('first'))
  expect((await get('/sw.js')).text).toBe('first')
  expect((await get('/assets/app-1.js')).text).toBe('export {}')
})

test('what the pages of an earlier release load is still there after the next', async () => {
  release('earlier')
  release('later')
  expect((await get('/assets/share-earlier.png')).status).toBe(200)
  expect((await get('/assets/share-later.png')).headers.get('cache-control')).toContain('immutable')
  // The release folders themselves are not served.
  for (const path of ['/current/sw.js', '/releases/later/sw.js', '/assets/../current/sw.js'])
    expect((await get(path)).text, path).not.toBe('later')
})

test('requests during swaps get one whole release each, with the policy of its own style', async () => {
  const over = new AbortController()
  const seen = new Set<string>()
  const visitor = async (path: string) => {
    while (!over.signal.aborted) {
      const { status, headers, text } = await get(path)
      const name = /<p>(.*)<\/p>/.exec(text)?.[1] ?? 'nothing'
      expect([status, text]).toEqual([200, pageOf(name)])
      expect(headers.get('content-security-policy')).toContain(inlinedStyles(text))
      seen.add(name)
    }
  }
  const visitors = Promise.all(['/', '/purchase', '/?lang=pt', '/pt/purchase/index.html'].map(visitor))
  for (let count = 0; count < 40; count += 1) {
    release(`swap-${count}`)
    await get('/')
  }
  over.abort()
  await visitors
  expect(seen.size).toBeGreaterThan(5)
})
