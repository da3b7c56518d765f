import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startWeb } from '@recadinho/web'
import getPort from 'get-port'
import { print, type Figure } from './print.ts'
import { launch, root, startShop, untilAnswers, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

const port = 24_645
const home = `http://localhost:${port}/`
const limitMs = 60_000

/** Measures the time from an owner's change until the home page's HTML shows it: API, page renderer and web server. */
export async function benchLivingPages() {
  const pagesDir = mkdtempSync(join(tmpdir(), 'recadinho-bench-pages-'))
  const shop = await startShop()
  const rendererPort = await getPort()
  const renderer = launch('apps/storefront/renderer/main.ts', [], {
    API_URL: shop.api,
    PAGES_DIR: pagesDir,
    RENDERER_PORT: String(rendererPort),
    LOG_LEVEL: 'silent',
  })
  const web = await startWeb({
    app: 'storefront',
    root: join(root, 'apps/storefront/dist'),
    pagesDir,
    port,
    api: shop.api,
    adminOrigin: shop.api,
  })
  try {
    const began = performance.now()
    await untilAnswers(`http://127.0.0.1:${rendererPort}/readyz`, limitMs)
    const first = performance.now() - began
    const figures = await changeOneByOne(shop)
    print('An owner’s change, until the home page’s HTML shows it', [
      { what: 'first release after a start', value: seconds(first) },
      ...figures,
    ])
  } finally {
    await web.stop()
    const ended = once(renderer, 'exit')
    renderer.kill('SIGTERM')
    await ended
    await shop.stop()
    rmSync(pagesDir, { recursive: true, force: true })
  }
}

async function changeOneByOne(shop: Shop): Promise<Figure[]> {
  const cookie = await signIn(shop)
  const headers = {
    'content-type': 'application/json',
    origin: shop.api,
    'sec-fetch-site': 'same-origin',
    cookie,
  }
  const settings = `${shop.api}/api/admin/settings`
  const set = async (change: object) => {
    const now = (await (await fetch(settings, { headers })).json()) as object // the API validates its responses
    const answer = await fetch(settings, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ was: now, changes: change }),
    })
    if (!answer.ok) throw new Error(`The settings answered ${answer.status}`)
  }
  const day = { opens: '08:08', closes: '17:17' }
  // Settings without an admin screen are changed in the database, which also notifies the renderer.
  const changes: [what: string, change: () => Promise<unknown>, shown: string][] = [
    ['site title', () => shop.query(`update settings set site_title = 'Little Note'`), 'Little Note</title>'],
    [
      'price',
      () => shop.query(`update package_prices set amount = 4321 where currency = 'USD'`),
      '"amount":4321',
    ],
    ['banner', () => set({ seasonalBanner: 'easter' }), '"seasonalBanner":"easter"'],
    ['opening hours', () => set({ openingHours: Array.from({ length: 7 }, () => day) }), '"closes":"17:17"'],
    ['maintenance', () => set({ maintenance: true }), '"maintenance":true'],
    ['open again', () => set({ maintenance: false }), '"maintenance":false'],
  ]
  const figures: Figure[] = []
  for (const [what, change, shown] of changes) {
    const began = performance.now()
    await change()
    await untilShown(shown)
    figures.push({ what, value: seconds(performance.now() - began), against: 'goal 15 s, at most 60 s' })
  }
  return figures
}

async function untilShown(text: string) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if ((await (await fetch(home)).text()).includes(text)) return
    await pause(50)
  }
  throw new Error(`The home page does not show ${text} after ${limitMs / 1000} s`)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
