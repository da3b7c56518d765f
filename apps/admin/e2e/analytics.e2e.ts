import { readFile } from 'node:fs/promises'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { expect, signIn, test } from './support/test.ts'

test('@desktop a visit with a campaign becomes a figure: in the sums, the chart, the funnel, the breakdown and the file', async ({
  page,
  say,
  locale,
  shopper,
  expectAccessible,
}) => {
  const source = `bookshop-${locale}`
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/user-tracking/track') && answer.ok())
  const first = kept()
  await page.goto(`${process.env['E2E_STOREFRONT']}/?utm_source=${source}&utm_campaign=spring`)
  await first
  const second = kept()
  await page.goto(`${process.env['E2E_STOREFRONT']}/purchase`)
  await second

  // Without any order and visit the dashboard has no figures.
  await shopper().placeOrder()
  await signIn(page)
  await page.getByRole('link', { name: say('Visits'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/analytics\?days=7/)
  await expect(page.getByRole('heading', { level: 1, name: say('Analytics') })).toBeVisible()
  const sources = page.getByRole('combobox', { name: say('Source') })
  const visits = page.getByRole('region', { name: say('Visits'), exact: true })
  // Figures are made again every few seconds, perhaps between the two page views; the page reads them once a minute.
  await expect(async () => {
    await page.reload()
    await expect(sources).toContainText(source, { timeout: 5000 })
    await sources.selectOption(source)
    await expect(page).toHaveURL(new RegExp(`source=${source}`), { timeout: 5000 })
    await expect(visits.getByText(say('Page views')).locator('..')).toContainText(/(?<!\d)2(?!\d)/, {
      timeout: 5000,
    })
  }).toPass()
  const funnel = page.getByRole('table', { name: say('From visit to payment') })
  await expect(funnel.getByRole('row', { name: say('Purchase page') })).toContainText('1')

  const days = page.getByRole('region', { name: say('By day'), exact: true })
  await days.getByRole('radio', { name: say('Page views') }).check()
  await expect(page).toHaveURL(/chart=pages/)
  await expect(
    days.getByRole('figure', { name: say('{label} by day', { label: say('Page views') }) }),
  ).toBeVisible()
  const slider = days.getByRole('slider', { name: say('Day') })
  await expect(slider).toHaveAttribute('aria-valuetext', /: 2(?:\.|$)/)
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /: 0(?:\.|$)/)
  await days.getByText(say('Show as a table')).click()
  await expect(days.getByRole('row')).toHaveCount(8)
  await expectAccessible()
  await expectNoOverflow(page, 360)

  const breakdown = page.getByRole('region', { name: say('Breakdown') })
  await breakdown.getByRole('radio', { name: say('Campaign') }).check()
  await expect(breakdown.getByRole('row', { name: 'spring' })).toContainText('1')
  const saved = page.waitForEvent('download')
  await breakdown.getByRole('button', { name: say('Export as CSV') }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('spring,1,0')
  await expectAccessible()
})
