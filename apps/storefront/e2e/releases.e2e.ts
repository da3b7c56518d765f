import type { Locator, Page } from '@playwright/test'
import { browserTest, expect } from '@recadinho/presets/browser-test'
import { isKept } from './support/kept.ts'
import { serveReleases } from './support/releases.ts'

const test = browserTest('src/locales/{locale}/*.po')
test.use({ serviceWorkers: 'allow' })

test('@desktop a new release takes over without a stale page, while an old page still finds its files', async ({
  page,
  context,
  say,
}) => {
  test.slow() // three releases
  const site = await serveReleases()
  const stores = () => page.evaluate(() => caches.keys())
  const help = page.getByRole('button', { name: say('Show me around') })
  try {
    await visit(page, site.address, help)
    const before = await stores()
    const release = await takenOver(page)

    await site.deployNext()
    expect((await page.request.get(site.address + site.guide)).status()).toBe(404)
    const fresh = await context.newPage()
    await fresh.goto(site.address)
    await expect(fresh.locator('meta[name=next]')).toHaveCount(1)
    await expect.poll(() => takenOver(fresh), { timeout: 40_000 }).toBe(`${release}b`)
    expect(await isKept(fresh, 'shell', 'en')).toBe(true)
    // The old release's page loads a file that the server no longer has.
    await expect(page.locator('meta[name=next]')).toHaveCount(0)
    await help.click()
    await expect(page.getByRole('dialog', { name: say('Welcome! Want a quick look around?') })).toBeVisible()
    expect(await stores()).toEqual(expect.arrayContaining(before))

    // Its files are deleted once the windows open at that time are closed.
    await fresh.close()
    await page.reload()
    await expect(page.locator('meta[name=next]')).toHaveCount(1)
    const old = before.find((name) => name.endsWith('-shell')) ?? 'no release'
    await expect.poll(stores).not.toContain(old)

    // Retiring deploys a worker that deletes all stored files.
    await site.deployRetire()
    await page.reload()
    await expect.poll(stores).toEqual([])
  } finally {
    await context.close()
    await site.stop()
  }
})

test('@desktop a change of data alone reaches a returning visitor, who fetches no unchanged file again', async ({
  page,
  context,
  say,
}) => {
  test.slow() // two releases
  const site = await serveReleases()
  const help = page.getByRole('button', { name: say('Show me around') })
  try {
    await visit(page, site.address, help)
    const release = await takenOver(page)
    await site.deployData()
    // Leaves only the worker's files, as for a visitor who returns later.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto(site.address)
    await expect(page.locator('meta[name=next]')).toHaveCount(1)
    await expect.poll(() => takenOver(page), { timeout: 40_000 }).toBe(`${release}b`)
    expect(await isKept(page, 'shell', 'en')).toBe(true)
    await help.click()
    await expect(page.getByRole('dialog', { name: say('Welcome! Want a quick look around?') })).toBeVisible()
  } finally {
    await context.close()
    await site.stop()
  }
})

/** Opens the shop for the first time, selects English, and stays until the worker has stored the shell. */
async function visit(page: Page, address: string, help: Locator) {
  await page.goto(address)
  await page
    .locator('dialog#languages')
    .getByRole('link', { name: /^English/ })
    .click()
  await help.focus()
  await expect.poll(() => isKept(page, 'shell', 'en'), { timeout: 40_000 }).toBe(true)
}

/** The release whose worker is active. */
async function takenOver(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const notes: unknown = await (await caches.match('/notes'))?.json()
    return (notes as { change?: { to: string } } | undefined)?.change?.to // written by the worker
  })
}
