import type { Page } from '@playwright/test'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { openAdmin } from './admin-page.ts'
import { quantile } from './load.ts'
import { ms, type Figure } from './print.ts'
import type { Shop } from './shop.ts'

const rounds = 8
const searches = 30
const limit = 'at most 300 ms'

/**
 * Measures the admin's order page in a browser: from the navigation, a click on a filter and the last key of a search
 * until the row is painted.
 */
export async function paintedRows(shop: Shop, cookie: string): Promise<Figure[]> {
  const { page, origin, stop } = await openAdmin(shop, cookie)
  try {
    const firstOf = firstRows(shop, cookie)
    const opened: number[] = []
    const filtered: number[] = []
    for (let round = 0; round < rounds; round++) {
      opened.push(await open(page, origin))
      for (const status of ['completed', 'pending', 'cancelled', 'in_production'])
        filtered.push(await untilPainted(page, await firstOf(`status=${status}`), { press: status }))
    }
    await untilPainted(page, await firstOf(''), { press: 'all' })
    const found: number[] = []
    const sample = await shop.query<{ number: string }>(
      `select number from orders order by hashtext(number) desc limit ${searches}`,
    )
    for (const { number } of sample) found.push(await untilPainted(page, number, { search: number }))
    const figure = (what: string, took: number[], against: string): Figure => ({
      what,
      value: ms(quantile(took.slice(1), 0.95)),
      against: `${against}; p50 ${ms(quantile(took.slice(1), 0.5))}`,
    })
    return [
      figure('the page opened again, from the navigation', opened, 'beside'),
      figure('a status pressed', filtered, limit),
      figure('a number typed, its pause for more keys included', found, limit),
    ]
  } finally {
    await stop()
  }
}

/** The number of a list's first order. */
const firstRows = (shop: Shop, cookie: string) => async (query: string) => {
  const response = await fetch(`${shop.api}/api/admin/orders?limit=1&${query}`, { headers: { cookie } })
  const list = (await response.json()) as AdminOrderList // the API validates its responses
  return list.items[0]?.number ?? ''
}

async function open(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/admin/orders`, { waitUntil: 'commit' })
  await page.locator('[data-row-link]').first().waitFor()
  const took = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  return took
}

/** Measured in the page itself, to exclude messages between processes: until the frame after the row appears. */
const untilPainted = (page: Page, first: string, act: { press: string } | { search: string }) =>
  page.evaluate(
    ([first, act]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now()
        if ('press' in act)
          document.querySelector<HTMLElement>(`input[type=radio][value=${act.press}]`)?.click()
        else {
          const field = document.querySelector<HTMLInputElement>('input[type=search]')
          // React ignores values that a script assigns, so set the value through the prototype.
          if (field) Reflect.set(HTMLInputElement.prototype, 'value', act.search, field)
          field?.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const look = () => {
          const row = document.querySelector('[data-row-link]')
          if (row?.textContent !== first && performance.now() - started > 10_000)
            reject(new Error(`The first row is ${row?.textContent}, not ${first}`))
          else if (row?.textContent !== first) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - started))
        }
        requestAnimationFrame(look)
      }),
    [first, act] as const,
  )
