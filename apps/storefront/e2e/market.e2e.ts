import type { Page } from '@playwright/test'
import { arrive } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import { expect, test } from './support/test.ts'

// The service worker would make the page's requests, invisible to the test.
test.use({ serviceWorkers: 'block' })

const foreignOrder = '/order-confirmation?order=0197a1c0-0000-7000-8000-000000000000'
const languageButton = (page: Page) => page.locator('button[commandfor=languages]')

test('§2: the dialog has both offer groups and the service box, and a country that staff added counts at once', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const poland = {
    code: 'PL',
    name: { en: 'Poland', pt: 'Polônia' },
    flag: 'pl',
    currency: 'PLN',
    locale: 'pl-PL',
    offer: 'limited',
  }
  await changeAnswer<{ countries: object[] }>(page, '**/api/catalog*', ({ countries }) => ({
    countries: [...countries, poland],
  }))
  await arrive(page, locale)
  await page.goto('/contact')
  const dialog = page.getByRole('dialog', { name: say('Select a language') })
  await languageButton(page).click()
  await expect(dialog.getByRole('region', { name: say('Full offer') }).getByRole('link')).toHaveCount(12)
  const limited = dialog.getByRole('region', { name: say('Limited offer') })
  await expect(limited.getByRole('link')).toHaveCount(1)
  await expect(dialog.getByText(say('About the service'))).toBeVisible()
  await expectAccessible()
  await limited.getByRole('link').click()
  await expect(dialog).toBeHidden()
  await expect(languageButton(page)).toContainText('zł')
  expect(await page.evaluate(() => localStorage.getItem('recadinho.place.v1'))).toBe(
    JSON.stringify({ locale, country: 'PL' }),
  )
  expect((await page.context().cookies()).find(({ name }) => name === 'recadinho_country')?.value).toBe('PL')
  await page.reload()
  await expect(languageButton(page)).toContainText('zł')
})

test('@phone a link that names a country shows its prices without a touch, and leaves the address', async ({
  page,
  locale,
}) => {
  await page.goto(`/?lang=${locale}&country=GB`)
  await expect(page.getByText(/£\s?8[.,]02/).first()).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('@phone a buyer’s own page asks for the language, and its button works before the app runs', async ({
  page,
  locale,
}) => {
  let hold = true
  const held: (() => void)[] = []
  await page.route(/\/assets\/(?!early)[^/]*\.js$/, async (route) => {
    if (hold) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(foreignOrder)
  const dialog = page.locator('dialog#languages')
  await dialog.getByRole('link', { name: locale === 'pt' ? /^Português/ : /^English/ }).click()
  await expect(dialog).toBeHidden()
  await languageButton(page).click()
  await expect(dialog).toBeVisible()
  hold = false
  for (const go of held) go()
  // The app re-renders the page, and the dialog stays open.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('@phone without script language and country are selected by plain links, and a buyer’s own page says what it needs', async ({
  browser,
  baseURL,
  say,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/contact')
  const dialog = page.locator('dialog#languages')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: /^Português/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await page.goto('/?lang=pt&country=GB')
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'recadinho_country=GB',
    'recadinho_locale=pt',
  ])
  await page.goto(foreignOrder)
  await expect(page.getByRole('heading', { name: say('This page needs JavaScript') })).toBeVisible()
  await context.close()
})
