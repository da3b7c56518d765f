import { browserTest, expect } from '@recadinho/presets/browser-test'
import {
  arrive,
  beginPurchase,
  chooseCharacters,
  choosePackage,
  expectConfirmed,
  fillCard,
  giveGuardian,
  payButton,
  personalize,
} from './support/buyer.ts'
import { isKept, keptAddresses } from './support/kept.ts'
import { serveReleases } from './support/releases.ts'

// Without a connection the browser itself says so, for each thing that it could not fetch.
const test = browserTest('src/locales/{locale}/*.po', [
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|status of 404/,
])
test.use({ serviceWorkers: 'allow' })

test('an order is drafted without a connection from the first step to the last, and paid once it is back', async ({
  page,
  context,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // a whole order, and time for the worker to keep what it needs
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
  await expect(page.getByText(say('You are offline')).first()).toBeVisible()
  await choosePackage(page, say, 1)
  await page.reload()
  const card = page.getByRole('button', { name: amara, pressed: false })
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  )
  await chooseCharacters(page, say, [amara])
  await expect(page.locator('#main figure canvas')).toBeVisible()
  await expectAccessible()
  await personalize(page, say, 'Valentina')

  // Paying says plainly that it needs a connection, and loses nothing.
  await page.reload()
  await expect(page.getByRole('heading', { name: say('Paying needs a connection') })).toBeVisible()
  await expectAccessible()
  await context.setOffline(false)
  await giveGuardian(page, say)
  await fillCard(page, locale, '4242 4242 4242 4242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Valentina')

  // Whatever is one buyer's own or pays was never kept.
  const kept = await keptAddresses(page)
  const pages = kept.filter((path) => !path.startsWith('/assets/'))
  expect(pages.filter((path) => /checkout|order-confirmation/.test(path))).toEqual([])
  expect(pages.filter((path) => /^\/api\/(?!catalog|settings)/.test(path))).toEqual([])
})

test('a page that was never kept says so in the reader’s language, and opens once the connection is back', async ({
  page,
  context,
  say,
  locale,
  expectAccessible,
}) => {
  test.slow() // as above
  const site = await serveReleases(locale === 'pt' ? 24_591 : 24_592)
  await page.goto(site.address)
  const choice = page
    .locator('dialog#languages')
    .getByRole('link', { name: locale === 'pt' ? /^Português/ : /^English/ })
  await choice.click()
  await page.getByRole('button', { name: say('Show me around') }).focus()
  await expect.poll(() => isKept(page, 'shell', locale), { timeout: 40_000 }).toBe(true)
  await site.down()
  await context.setOffline(true)
  await page.goto(`${site.address}/nowhere`)
  await expect(page.getByRole('heading', { name: say('This page needs a connection') })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('Home') }).click()
  await expect(page.locator('#hero-scene')).toBeVisible()
  await page.goto(`${site.address}/order-confirmation?order=0197a1c0-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: say('Paying needs a connection') })).toBeVisible()
  // In a window of its own: the one before would try its own address again as soon as there is a connection.
  const later = await context.newPage()
  await later.goto(`${site.address}/contact`)
  await expect(later.getByRole('heading', { name: say('This page needs a connection') })).toBeVisible()
  await site.up()
  await context.setOffline(true) // once more: on a busy machine the browser may have come out of it by itself
  await context.setOffline(false)
  await expect(later.getByRole('button', { name: say('Send'), exact: true })).toBeVisible()
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
  // A test's window keeps nothing, which is the one thing that Chromium may mind.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
