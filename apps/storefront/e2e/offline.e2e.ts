import { browserTest, expect } from '@recadinho/presets/browser-test'
import {
  arrive,
  beginPurchase,
  selectCharacters,
  selectPackage,
  expectConfirmed,
  fillCard,
  giveGuardian,
  payButton,
  personalize,
} from './support/buyer.ts'
import { isKept, keptAddresses } from './support/kept.ts'
import { serveReleases } from './support/releases.ts'
import { pagePaths, pages as records } from '../src/lib/pages/pages.ts'

const pagesOfOne = pagePaths.filter((path) => records[path].private)

// While offline the browser logs each failed request.
const test = browserTest('src/locales/{locale}/*.po', [
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|status of 404/,
])
test.use({ serviceWorkers: 'allow' })

test('@phone an order is drafted offline from the first step to the last, and paid when the connection is back', async ({
  page,
  context,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // a whole order, and time for the worker to store its files
  const amara = locale === 'pt' ? 'Princesa Amara' : 'Princess Amara'
  await arrive(page, locale)
  await beginPurchase(page, say)
  await expect.poll(() => isKept(page, 'draft', locale), { timeout: 40_000 }).toBe(true)

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
  await page
    .getByRole('link', { name: say('Make their video') })
    .first()
    .click()
  await expect(page.getByText(say("You're offline")).first()).toBeVisible()
  await selectPackage(page, say, 1)
  await page.reload()
  const card = page.getByRole('button', { name: amara, pressed: false })
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  )
  await selectCharacters(page, say, [amara])
  await expect(page.locator('#main figure canvas').first()).toBeVisible()
  await expectAccessible()
  await personalize(page, say, 'Valentina')

  // The payment page says that it needs a connection, and loses nothing.
  await page.reload()
  await expect(page.getByRole('heading', { name: say('You need to be online to pay') })).toBeVisible()
  await expectAccessible()
  await context.setOffline(false)
  await giveGuardian(page, say)
  await fillCard(page, locale, '4242 4242 4242 4242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Valentina')

  // Offline again, no page of the paid order speaks of paying; each has its last known state.
  const order = new URL(page.url()).searchParams.get('order')
  await context.setOffline(true)
  for (const path of ['/order-confirmation?', '/video?', '/checkout/stripe?back=done&']) {
    await page.goto(`${path}order=${order}`)
    await expect(page.getByRole('heading', { name: say('Your order is safe') })).toBeVisible()
    await expect(page.getByText(say("It's paid, and we're making your video."))).toBeVisible()
    await expectAccessible()
  }
  await context.setOffline(false)
  await expectConfirmed(page, say, 'Valentina')

  // A buyer's own data and payments are never stored.
  const kept = await keptAddresses(page)
  const pages = kept.filter((path) => !path.startsWith('/assets/'))
  expect(pages.filter((path) => pagesOfOne.some((own) => path.includes(own)))).toEqual([])
  expect(pages.filter((path) => /^\/api\/(?!catalog|settings)/.test(path))).toEqual([])
})

test('@desktop a page that was never stored says so in the reader’s language, and opens when the connection is back', async ({
  page,
  context,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // as above
  const site = await serveReleases()
  await page.goto(site.address)
  const radio = page
    .locator('dialog#languages')
    .getByRole('link', { name: locale === 'pt' ? /^Português/ : /^English/ })
  await radio.click()
  await page.getByRole('button', { name: say('Show me around') }).focus()
  await expect.poll(() => isKept(page, 'shell', locale), { timeout: 40_000 }).toBe(true)
  await site.down()
  await context.setOffline(true)
  await page.goto(`${site.address}/nowhere`)
  await expect(
    page.getByRole('heading', { name: say('You need to be online to see this page') }),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('Home') }).click()
  await expect(page.locator('#hero-scene')).toBeVisible()
  await page.goto(`${site.address}/order-confirmation?order=0197a1c0-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: say('Your order is safe') })).toBeVisible()
  // In a new window: the first one reloads once it is online.
  const later = await context.newPage()
  await later.goto(`${site.address}/contact`)
  await expect(
    later.getByRole('heading', { name: say('You need to be online to see this page') }),
  ).toBeVisible()
  await site.up()
  await context.setOffline(true) // again: on a busy machine the browser may have gone online by itself
  await context.setOffline(false)
  await expect(later.getByRole('button', { name: say('Send message'), exact: true })).toBeVisible()
  await context.close()
  await site.stop()
})

test('@desktop the shop can be installed', async ({ page, context, locale }) => {
  await arrive(page, locale)
  const session = await context.newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/en\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string }[] } // checked by the browser just now
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test's window is incognito, the only error that Chromium may report.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
