import type { Browser } from 'playwright-core'
import { openSite } from './harness.ts'

const perPage = 50

/**
 * Tracks this many events on pages that are reloaded, closed and taken offline, while three in ten requests fail: some
 * with 503, some after the server accepted them. The server dedupes by id, so ideally each event is stored once.
 */
export async function runDelivery(browser: Browser, count: number) {
  let seed = 1
  let faults = 0
  let isOver = false
  /** Deterministic, so that the faults are the same each time. */
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const answer = () => {
    const drawn = isOver ? 1 : random()
    if (drawn >= 0.3) return 204
    faults++
    return drawn < 0.15 ? 'drop' : 503
  }
  const site = await openSite(browser, { answer })
  const { context, home, recorder } = site
  const tracked: string[] = []
  for (let at = 0; at < count; at += perPage) {
    const page = await context.newPage()
    await page.goto(`${home.origin}/page-${at}`)
    await page.waitForFunction('window.recadinho?.ready')
    const isOffline = at % (4 * perPage) === 0
    if (isOffline) await context.setOffline(true)
    const names = Array.from({ length: Math.min(perPage, count - at) }, (_, index) => `event-${at + index}`)
    await page.evaluate((names) => {
      for (const name of names) window.recadinho('track', name)
    }, names)
    tracked.push(...names)
    if (isOffline) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await context.setOffline(false)
    } else if (at % (2 * perPage) === 0) await page.reload()
    await page.close({ runBeforeUnload: true })
  }
  isOver = true
  const last = await context.newPage()
  await last.goto(home.origin)
  await last.waitForFunction(`JSON.parse(localStorage.getItem('recadinho.events.v1')).length === 0`)
  await site.stop()

  const names = [...recorder.events.values()]
    .map(({ action }) => action)
    .filter((name) => name !== 'pageview')
  const arrived = new Set(names)
  return {
    tracked: tracked.length,
    stored: names.length,
    lost: tracked.filter((name) => !arrived.has(name)),
    requests: recorder.requests.length,
    faults,
  }
}
