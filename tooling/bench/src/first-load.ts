import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { startWeb } from '@recadinho/web'
import { print, type Figure } from './print.ts'
import { root, startShop } from './shop.ts'

const dist = join(root, 'apps/storefront/dist')
const port = 24_640

interface Visited {
  what: string
  path: string
  /** The file served at this path. */
  file: string
  /** Limits in kilobytes, if the issues name any. */
  atMost?: { scripts: string; wire: string }
}

const pages: Visited[] = [
  {
    what: 'Home',
    path: '/',
    file: 'en/index.html',
    atMost: { scripts: 'at most 130 kB without measurement and film', wire: 'at most 175 kB' },
  },
  { what: 'Purchase', path: '/purchase', file: 'en/purchase/index.html' },
]

/** Measures a first visit of the home page and of the purchase page on a phone: bytes, layout shift, largest paint. */
export async function benchFirstLoad() {
  const shop = await startShop()
  const web = await startWeb({ app: 'storefront', root: dist, port, api: shop.api, adminOrigin: shop.api })
  const { executablePath, args, env } = await findBrowser(process.env)
  const browser = await chromium.launch({ executablePath, args, env: { ...definedEnv(process.env), ...env } })
  try {
    for (const visited of pages)
      print(`${visited.what}, first visit at 360 px, gzip`, await visit(browser, visited))
  } finally {
    await browser.close()
    await web.stop()
    await shop.stop()
  }
}

async function visit(browser: Browser, { path, file, atMost }: Visited): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const requested = new Set<string>()
    page.on('request', (request) => void requested.add(new URL(request.url()).pathname))
    await page.addInitScript(observe)
    const document = await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
    const html = (await document?.text()) ?? ''
    const first = [...requested].filter((one) => !one.startsWith('/api/'))
    const run = first.filter((one) => one.startsWith('/assets/early-'))
    const paint = await page.evaluate(() => ({ ...(globalThis as unknown as Observed).observed }))
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link').first().focus() // the first interaction: the app hydrates
    await page.waitForLoadState('networkidle')
    const scripts = [...requested].filter((one) => one.endsWith('.js'))
    const sum = (paths: string[], compressed: '.gz' | '.br' = '.gz') =>
      bytes(
        paths.map((one) => (one === path ? file : one)),
        compressed,
      )
    const ahead = first.filter((one) => one.endsWith('.js') && !run.includes(one))
    return [
      {
        what: 'JavaScript run before the first interaction',
        value: kb(sum(run)),
        ...(atMost && { against: 'at most 4 kB' }),
      },
      {
        what: 'JavaScript in all after hydration',
        value: kb(sum(scripts)),
        ...(atMost && { against: atMost.scripts }),
      },
      {
        what: 'on the wire with fonts and pictures',
        value: kb(sum(first)),
        against: [...(atMost ? [atMost.wire] : []), `${first.length} files`].join(', '),
      },
      { what: '  the same in brotli, as browsers get it', value: kb(sum(first, '.br')) },
      { what: '  of it fetched ahead while idle', value: kb(sum(ahead, '.br')) },
      { what: 'layout shift', value: paint.shift.toFixed(3), against: 'none' },
      {
        what: 'largest paint',
        value: paint.tag,
        against: html.includes(paint.mark) ? 'from the prerendered HTML' : 'not in the HTML',
      },
    ]
  } finally {
    await context.close()
  }
}

interface Observed {
  observed: { shift: number; tag: string; mark: string }
}

/** Runs in the page before its own scripts. */
function observe() {
  const observed = { shift: 0, tag: 'nothing', mark: 'nothing' }
  Object.assign(globalThis, { observed })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // layout-shift entries
      if (!hadRecentInput) observed.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined // largest-contentful-paint entries
    const element = last?.element
    observed.tag = element?.tagName.toLowerCase() ?? 'nothing'
    observed.mark = element?.getAttribute('src') ?? element?.firstChild?.textContent ?? 'nothing'
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Total size of these build files, compressed if the build compressed them. */
function bytes(paths: string[], compressed: '.gz' | '.br'): number {
  return paths.reduce((total, path) => {
    const file = join(dist, path)
    const served = [`${file}${compressed}`, file].find((candidate) => existsSync(candidate))
    return total + (served ? statSync(served).size : 0)
  }, 0)
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
