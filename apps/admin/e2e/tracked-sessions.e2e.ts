import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './support/test.ts'

test('@phone a visit is live, is found by its source, and leads to its order', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}) => {
  const source = `fair-${Date.now() % 100_000}`
  // A campaign is the advertiser's own text: kept as it is, and never executed.
  const campaign = '"><script>document.title="x"</script>'
  const buyer = shopper()
  await buyer.visit({ query: { utm_source: source, utm_campaign: campaign } })
  const order = await buyer.placeOrder()
  await signIn(page)

  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Analytics') }).click()
  const tabs = page.getByRole('navigation', { name: say('Analytics') })
  await tabs.getByRole('link', { name: say('Live') }).click()
  await expect(page.getByRole('table', { name: say('Visitors by page') })).toContainText('/checkout')
  await expect(page.getByRole('list', { name: say('Orders') })).toContainText(order.number)

  await tabs.getByRole('link', { name: say('Sessions') }).click()
  await expect(page.getByLabel(say('Outcome'))).toBeVisible()
  await page.goto(`/admin/analytics/sessions?source=${source}`)
  const session = page.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: source })
  await expect(session).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export as CSV') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(source)
  expect(file).toContain(`"${campaign.replaceAll('"', '""')}"`)

  await session.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: say('Timeline') })).toBeVisible()
  await expect(page.getByRole('list', { name: say('Timeline') })).toContainText('/purchase')
  await expect(page.getByText(campaign)).toBeVisible()
  await expect(page).not.toHaveTitle('x')
  await expectAccessible()
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await page
    .getByRole('link', { name: say('Sessions') })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`source=${source}`))
})
