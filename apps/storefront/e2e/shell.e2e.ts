import { arrive, beginPurchase } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

test('the language is asked for once, kept over a reload, and answered without a flash', async ({
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

test('a chosen country sets the currency of every price', async ({ page, say, locale }) => {
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

test('an unknown address gets the not-found page, with 404', async ({ page, locale, expectAccessible }) => {
  await arrive(page, locale)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})

test('an order that is not the visitor’s gets a page that helps', async ({
  page,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await page.goto('/order-confirmation?order=0197a1c0-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expectAccessible()
})

test('without script the home page shows every section, and the purchase opens', async ({
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

test('a message to the shop is checked beside its fields, and then sent', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await arrive(page, locale)
  await page.goto('/contact')
  await page.getByRole('button', { name: say('Send'), exact: true }).click()
  await expect(page.getByText(say('Give your name, 2 to 100 characters')).first()).toBeVisible()
  await expect(page.getByText(say('Write 10 to 4000 characters')).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel(say('Full name')).fill('Ana Prado')
  await page.getByLabel(say('E-mail')).fill('ana@example.com')
  await page.getByLabel(say('Subject')).fill('A question')
  await page.getByLabel(say('Message')).fill('Can two children be greeted in one video?')
  await page.getByRole('button', { name: say('Send'), exact: true }).click()
  await expect(page.getByText(say('Your message is with us'))).toBeVisible()
})
