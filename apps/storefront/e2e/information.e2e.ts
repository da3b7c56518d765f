import { arrive } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

const pages = {
  about: 'About us',
  faq: 'Questions and answers',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
} as const

for (const [page, title] of Object.entries(pages))
  test(`@desktop /${page} is readable, and its contents lead to its sections`, async ({
    page: tab,
    say,
    locale,
    expectAccessible,
  }) => {
    await tab.goto(`/${page}?lang=${locale}`)
    await expect(tab.getByRole('heading', { level: 1, name: say(title), exact: true })).toBeVisible()
    await expect(tab).toHaveTitle(`${say(title)} · Recadinho`)
    await expectAccessible()
    // A list beside the text on wide screens, a disclosure above it on phones.
    const summary = tab.locator('summary').filter({ hasText: say('On this page') })
    if (await summary.isVisible()) await summary.click()
    const entry = tab.getByRole('main').locator('li a[href^="#"]').locator('visible=true').last()
    const name = (await entry.textContent()) ?? ''
    await entry.click()
    await expect(tab.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    await expect(tab).toHaveURL(/#./)
  })

test('@desktop the table of contents marks the section that is being read', async ({ page, say, locale }) => {
  await page.goto(`/terms?lang=${locale}`)
  const summary = page.locator('summary').filter({ hasText: say('On this page') })
  if (await summary.isVisible()) await summary.click()
  const entry = page
    .locator('article li a')
    .filter({ hasText: say('Your private link') })
    .locator('visible=true')
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'true')
})

test('@desktop the footer leads to each of them without a load, and the title follows', async ({
  page,
  say,
  locale,
}) => {
  await arrive(page, locale)
  for (const title of Object.values(pages)) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(title), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say(title), exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${say(title)} · Recadinho`)
  }
})

test('@phone a question is found by its words, and its link is copied to the clipboard', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await page.goto(`/faq?lang=${locale}`)
  const search = page.getByRole('searchbox', { name: say('Search the questions') })
  const question = page.locator('summary').filter({ hasText: say('My PIX code expired. What now?') })
  const other = page.locator('summary').filter({ hasText: say('Can I share it?') })
  await search.fill(locale === 'pt' ? 'pix codigo' : 'PIX code')
  await expect(other).toBeHidden()
  await question.click()
  await expect(page.getByText(say('Copy link')).locator('visible=true')).toBeVisible()
  await expectAccessible()
  await page.getByText(say('Copy link')).locator('visible=true').click()
  await expect(page.locator('details[open] a').filter({ hasText: say('Link copied') })).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: say('Link copied') })).toHaveCount(1)
  await expect(page).toHaveURL(/#pix-expired$/)
  await search.fill('xyzzy')
  await expect(question).toBeHidden()
  await expect(
    page.getByRole('link', { name: locale === 'pt' ? 'Pergunte para a gente' : 'Ask us' }),
  ).toBeVisible()
})

test('@desktop without script everything works: questions open, links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/faq?lang=en')
  await page.getByText('How does PIX work here?').click()
  await expect(page.getByText('The code is valid for 30 minutes')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible()
  await expect(page.getByText('article 49 of the Consumer Protection Code')).toBeVisible()
  await context.close()
})

test('@desktop search engines find each page once per language, with its picture', async ({
  page,
  locale,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Disallow: \/checkout$/m)
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  for (const { pathname, search } of addresses.filter(
    ({ search }) => (locale === 'pt') === (search !== ''),
  )) {
    const answer = await page.request.get(pathname + search, { headers: { cookie: '' } })
    const html = await answer.text()
    expect([pathname, answer.status()]).toEqual([pathname, 200])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`${pathname}${search}" />`)
    expect(html).not.toContain('name="robots"')
  }
  // The browser logs an error if the CSP blocked the data; the test then fails.
  await page.goto(`/purchase?lang=${locale}`)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toContain(
    locale === 'pt' ? '"price":"49.90","priceCurrency":"BRL"' : '"price":"9.90","priceCurrency":"USD"',
  )
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(new URL(picture ?? '').pathname)
  expect(answer.headers()['content-type']).toBe('image/png')
})

test('@phone the contact page shows the opening hours and the other channels', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await page.goto(`/contact?lang=${locale}`)
  await expect(page.getByRole('heading', { name: say('Opening hours') })).toBeVisible()
  await expect(
    page.getByRole('main').getByText(locale === 'pt' ? '9:00 às 18:00' : '9:00 AM to 6:00 PM'),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByText(locale === 'pt' ? '10:00 às 16:00' : '10:00 AM to 4:00 PM'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible()
})
