import type { Page } from '@playwright/test'
import { arrive, beginPurchase, selectPackage } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

test('the language is asked for once, kept over a reload, and applied without a flash', async ({
  page,
  locale,
}) => {
  await arrive(page, locale)
  await page.reload()
  await expect(page.locator('dialog#languages')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'pt' ? /^pt/ : /^en/)
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(locale === 'pt' ? /<html[^>]*lang="pt/ : /<html[^>]*lang="en/)
})

test('@desktop a selected country sets the currency of every price', async ({ page, say, locale }) => {
  await arrive(page, locale)
  await page
    .getByRole('button', { name: new RegExp(say('Language and country: {shown}', { shown: '' }).trim()) })
    .click()
  await page
    .locator('dialog#languages')
    .getByRole('link', { name: /United Kingdom|Reino Unido/ })
    .click()
  await beginPurchase(page, say)
  await expect(page.getByText(/£\s?8[.,]02/).first()).toBeVisible()
})

test('@desktop an unknown address gets the not-found page, with 404', async ({
  page,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})

test('@phone another visitor’s order shows nothing of it, and a way to the link', async ({
  page,
  locale,
  say,
  shopper,
  expectAccessible,
}) => {
  const { id, number } = await shopper().placeOrder({ childName: 'Benedita', locale })
  await arrive(page, locale)
  await page.goto(`/order-confirmation?order=${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: say("We can't find this order") })).toBeVisible()
  await expect(main.getByRole('link').first()).toBeVisible()
  await expect(main).not.toContainText('Benedita')
  await expect(main).not.toContainText(number)
  await expectAccessible()
})

test('@desktop without script the home page shows every section, and the purchase opens', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
  for (const heading of await page.getByRole('heading', { level: 2 }).all())
    await expect(heading).toBeVisible()
  expect((await page.goto('/purchase'))?.status()).toBe(200)
  await context.close()
})

test('@phone a message to the shop is validated beside its fields, and then sent', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await page.goto('/contact')
  await page.getByRole('button', { name: say('Send message'), exact: true }).click()
  await expect(page.getByText(say('Enter your name (2 to 100 characters)')).first()).toBeVisible()
  await expect(page.getByText(say('Enter a message (10 to 4,000 characters)')).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel(say('Full name')).fill('Ana Prado')
  await page.getByLabel(say('Email')).fill('ana@example.com')
  await page.getByLabel(say('Subject')).fill('A question')
  await page.getByLabel(say('Message')).fill('Can two children be greeted in one video?')
  await page.reload()
  await expect(page.getByLabel(say('Full name'))).toHaveValue('Ana Prado')
  await expect(page.getByLabel(say('Message'))).toHaveValue('Can two children be greeted in one video?')
  await page.getByRole('button', { name: say('Send message'), exact: true }).click()
  await expect(page.getByText(say('We got your message'))).toBeInViewport()
  await page.getByRole('button', { name: say('Write another message') }).click()
  await expect(page.getByLabel(say('Message'))).toHaveValue('')
})

test('@phone §2: the links are in a menu, which keys open and Escape closes', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  const menu = page.getByRole('navigation', { name: say('Menu') })
  const button = page.getByRole('button', { name: say('Menu') })
  await expect(page.getByRole('navigation', { name: say('Pages') })).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link')).toHaveText(
    ['Home', 'Purchase', 'Contact', 'Place Order'].map((name) => say(name)),
  )
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: say('Purchase') }).click()
  await expect(page).toHaveURL(/\/purchase/)
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Purchase', 'Contact'].map((name) => say(name)))
  await page.goto('/purchase/')
  await button.click()
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Purchase', 'Contact'].map((name) => say(name)))
})

test('@phone a slash after the path changes nothing: the app takes over the HTML that is there', async ({
  page,
}) => {
  await page.goto('/faq/')
  const header = await page.locator('header').elementHandle()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-late]')).toHaveCount(0)
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
})

test('@desktop §2: the header turns opaque past 50 px, and another page begins at its top', async ({
  page,
  say,
  locale,
}) => {
  await arrive(page, locale)
  await expect(page.getByRole('button', { name: say('Menu') })).toBeHidden()
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo({ top: 49, behavior: 'instant' }))
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect(header).toHaveCSS('background-color', 'rgb(255, 249, 241)')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  // Before the footer has hydrated, its links load the page instead.
  await expect(page.locator('[data-late] footer')).toHaveCount(0)
  await footer.getByRole('link', { name: say('Contact') }).click()
  await expect(page).toHaveURL(/\/contact/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('recadinho.draft.v1'))

test('@desktop §2: the logo and Home reset the order in progress, which can be undone', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  const before = await storedDraft(page)
  await page.getByRole('link', { name: 'Recadinho' }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  const area = page.getByRole('region', { name: say('Notifications (F8)') })
  await expect(area.getByText(say('Your order was cleared'))).toBeVisible()
  expect(await storedDraft(page)).toBeNull()
  await page.keyboard.press('F8')
  await expectAccessible()
  await area.getByRole('button', { name: say('Undo') }).click()
  await expect(area.getByText(say('Your order is back'))).toBeVisible()
  expect(await storedDraft(page)).toBe(before)
  await area.getByRole('button', { name: say('Continue your order') }).click()
  await expect(page).toHaveURL(/step=characters/)
})

test('@phone §2: so does the logo of a page whose app does not run yet', async ({ page, say, locale }) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 2)
  const before = await storedDraft(page)
  const { promise: left, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await left
    await route.continue()
  })
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Recadinho' }).first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await storedDraft(page)).toBeNull()
  release()
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect.poll(() => storedDraft(page)).toBe(before)
})

test('§4: a toast stays clear of heading, price and next step; F8 reaches it and Escape dismisses it', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await page.goto('/checkout') // the draft is incomplete
  const area = page.getByRole('region', { name: say('Notifications (F8)') })
  await expect(area.getByText(say('Almost there'))).toBeVisible()
  await page.keyboard.press('F8')
  await expect(area).toBeFocused()
  // The page may still be loading around it.
  await expect(async () => {
    const [toast, heading, bar] = await Promise.all(
      [
        area,
        page.getByRole('heading', { level: 1 }),
        page.getByRole('region', { name: say('Price and next step') }),
      ].map((part) => part.boundingBox()),
    )
    if (!toast || !heading || !bar) throw new Error('One of the parts is not on the screen')
    expect(toast.y).toBeGreaterThan(heading.y + heading.height)
    expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y)
  }).toPass({ timeout: 20_000 })
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(area.getByText(say('Almost there'))).toBeHidden()
})
