import type { Page } from '@playwright/test'
import { openAdmin } from './admin-page.ts'
import { quantile } from './load.ts'
import { ms, print } from './print.ts'
import { startShop } from './shop.ts'
import { signIn } from './staff.ts'

const days = 365
const sources = 24
const statsPath = '/api/user-tracking/stats'

/** How soon the chart of the analytics shows a year's figures after they have arrived. */
export async function benchChart() {
  const shop = await startShop()
  try {
    await shop.query(`insert into tracking_days (day, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
      select current_date - day, 'source-' || source, 'mobile', 100 + (day * 37 + source * 11) % 90, 300, 20, 9000, 40, 20, 6, 4
      from generate_series(0, ${days - 1}) day, generate_series(1, ${sources}) source`)
    const { page, origin, stop } = await openAdmin(shop, await signIn(shop))
    try {
      await page.goto(`${origin}/admin/analytics?days=${days}`)
      const source = page.getByRole('combobox', { name: 'Source' })
      await page.locator('.uplot canvas').waitFor()
      const took: number[] = []
      for (let each = 1; each <= sources; each += 1) {
        const drawn = await watch(page)
        await source.selectOption(`source-${each}`)
        took.push(await drawn())
      }
      print(`the analytics’ chart of ${days} days, from the answer’s last byte to the frame that shows it`, [
        { what: 'p50', value: ms(quantile(took, 0.5)) },
        { what: 'p95', value: ms(quantile(took, 0.95)), against: 'at most 100 ms' },
      ])
    } finally {
      await stop()
    }
  } finally {
    await shop.stop()
  }
}

/** Begins to watch; the returned function waits for the next chart. Measured in the page, to leave out messages between processes. */
async function watch(page: Page): Promise<() => Promise<number>> {
  const measured = await page.evaluateHandle((path) => {
    performance.clearResourceTimings()
    const arrival = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === path)
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0] // the type's entries are these
    const took = new Promise<number>((resolve) => {
      const observer = new MutationObserver((changes) => {
        const isChart = changes.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof Element && node.classList.contains('uplot')),
        )
        const arrived = arrival()
        if (!isChart || arrived === undefined) return
        observer.disconnect()
        // The second frame begins when the first is on its way to the screen.
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - arrived)))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    return { took }
  }, statsPath)
  return () => measured.evaluate(({ took }) => took)
}
