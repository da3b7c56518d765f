import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { floorSite } from './floor-page.ts'
import { print, type Figure } from './print.ts'
import { startProductionWeb } from './production-web.ts'
import { root, startShop } from './shop.ts'

const runs = 5
const ports: [number, number] = [24_660, 24_661]
const floorPorts: [number, number] = [24_662, 24_663]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Runs Lighthouse's mobile preset on every public page behind production's web server, and on a hand-written page for
 * comparison; reports the median of five runs.
 */
export async function benchLighthouse() {
  const shop = await startShop()
  const dist = join(root, 'apps/storefront/dist')
  const floorRoot = floorSite()
  const web = await startProductionWeb(dist, shop.api, ports)
  const floor = await startProductionWeb(floorRoot, shop.api, floorPorts)
  const debugging = await getPort()
  const { executablePath, args, env } = await findBrowser(process.env)
  const browser = await chromium.launch({
    executablePath,
    // The certificate's authority exists only on this machine.
    args: [...args, `--remote-debugging-port=${debugging}`, '--ignore-certificate-errors'],
    env: { ...definedEnv(process.env), ...env },
  })
  try {
    const figures = [await look('floor', `${floor.origin}/`, debugging)]
    for (const path of publicPages(dist)) figures.push(await look(path, `${web.origin}${path}`, debugging))
    print(
      `Lighthouse, mobile preset, HTTP/2 with TLS, median of ${runs}: performance, accessibility, best practices, SEO (asked: 98, 100, 100, 100)`,
      figures,
    )
  } finally {
    await browser.close()
    await web.stop()
    await floor.stop()
    await shop.stop()
    rmSync(floorRoot, { recursive: true })
  }
}

/** The paths of the built pages that search engines may index. */
function publicPages(dist: string): string[] {
  const folder = join(dist, 'en')
  return globSync('**/index.html', { cwd: folder })
    .filter((file) => !/name="robots" content="noindex/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => (file === 'index.html' ? '/' : `/${dirname(file)}`))
    .toSorted()
}

async function look(name: string, url: string, debugging: number): Promise<Figure> {
  const results: Result[] = []
  // A run without blocking time had its trace cut short; repeat it.
  for (let tries = 0; results.length < runs && tries < 2 * runs; tries++) {
    const report = await lighthouse(url, {
      port: debugging,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!report) throw new Error(`Lighthouse gave no report of ${url}`)
    if (report.lhr.audits['total-blocking-time']?.numericValue !== undefined) results.push(report.lhr)
  }
  const of = (read: (result: Result) => number) => median(results.map(read))
  const audit = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const scores = categories.map((id) => Math.round(100 * of((result) => result.categories[id]?.score ?? 0)))
  const flaws = new Set(results.flatMap(flawsOf))
  return {
    what: name,
    value: scores.join(' '),
    against: [
      `paint ${seconds(audit('first-contentful-paint'))}`,
      `largest ${seconds(audit('largest-contentful-paint'))} (1.25 s)`,
      `blocking ${audit('total-blocking-time').toFixed(0)} (50 ms)`,
      `shift ${audit('cumulative-layout-shift').toFixed(3)}`,
      `${(audit('total-byte-weight') / 1000).toFixed(1)} kB`,
      ...flaws,
    ].join(', '),
  }
}

/** The audits outside of performance that cost points. */
const flawsOf = ({ audits, categories: all }: Result) =>
  categories
    .slice(1)
    .flatMap((category) =>
      (all[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `flaw: ${id}`),
    )

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
