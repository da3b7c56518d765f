import { arrive } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, shopTest } from './support/test.ts'

// What the browser and React write when a file of the app is gone.
const test = shopTest([/status of (404|500)/, /dynamically imported module/])
// The service worker would answer with what it keeps.
test.use({ serviceWorkers: 'block' })

test('§2: while the shop is under maintenance it says so; orders and the way to write stay open', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  await page.route('**/api/status', (route) => route.fulfill({ json: { maintenance: true } }))
  await arrive(page, locale)
  await page.keyboard.press('Tab') // the first touch, which starts the app
  const title = page.getByRole('heading', { level: 1, name: say('Under Maintenance') })
  await expect(title).toBeVisible()
  if (locale === 'pt') await expect(title).toHaveText('Em Manutenção')
  else
    await expect(page.getByRole('main')).toContainText(
      'the portal is temporarily under maintenance. We will be back soon!',
    )
  await expectAccessible()
  await page.goto('/purchase')
  await expect(title).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel(say('Full name'))).toBeVisible()

  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(title).toBeVisible()
  await page.unroute('**/api/status')
  await page.getByRole('button', { name: say('Check again later') }).click()
  await expect(title).toBeHidden()
})

test('@phone an API that is long in answering is told of, and asked anew', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  let asked = 0
  // The first question is never answered.
  await page.route('**/api/catalog**', async (route) => {
    asked++
    if (asked > 1) await route.continue()
  })
  await comeWithDraft(page, locale, '/checkout')
  const told = page.getByRole('alert').filter({ hasText: say('The shop is taking long to answer') })
  await expect(page.getByRole('main').getByText(say('Loading'))).toBeAttached()
  await expect(told).toBeHidden()
  await expect(told).toBeVisible() // after eight seconds
  await expectAccessible()
  await told.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByLabel(say('Your name'))).toHaveValue('Ana Prado')
  await expect(told).toBeHidden()
  expect(asked).toBe(2)
})

test('a page whose files are gone after a release is loaded anew, once, with what was there', async ({
  page,
  locale,
  say,
}) => {
  await arrive(page, locale)
  // A page that fetches no part of itself later.
  const alive = page.waitForResponse('**/api/status')
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await alive
  let loads = 0
  await page.route(/\/assets\/[^/]*\.js$/, (route) =>
    loads > 0
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  // The page goes away with this click, so the click is left behind in it.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header a[href="/purchase"]')
    setTimeout(() => link?.click())
  })
  await page.getByRole('button', { name: say('Continue anonymously') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
  expect(loads).toBe(1)
})
