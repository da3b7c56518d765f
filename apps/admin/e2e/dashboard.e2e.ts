import { expect, signIn, test } from './support/test.ts'

test('the dashboard says what is to do and how the shop does, and each figure leads to its orders', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)

  await signIn(page)
  const work = page.getByRole('region', { name: say('To do') })
  await expect(work.getByRole('link', { name: say('In production') })).toBeVisible()
  await expect(page.getByRole('region', { name: say('Revenue') })).toContainText(
    say('Received, {currency}', { currency: 'USD' }),
  )
  await expect(page.getByRole('img', { name: say('Orders by day') })).toBeVisible()
  await expectAccessible()
  await page.getByText(say('Show as a table')).first().click()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(7)

  await page.getByRole('tab', { name: say('Today') }).click()
  await expect(page).toHaveURL(/days=1/)
  await page.reload()
  await expect(page.getByRole('tab', { name: say('Today') })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

  const steps = page.getByRole('region', { name: say('First steps') })
  await expect(steps.getByRole('link', { name: say('Set your prices') })).toBeVisible()
  await expect(
    page.getByText(new RegExp(`^${say('Pages up to date, checked {when}', { when: '' })}`)),
  ).toBeVisible()

  await work.getByRole('link', { name: say('Due within 24 hours') }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=in_production&due=24/)
  await expect(page.getByRole('heading', { level: 1, name: say('Orders') })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Dashboard'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
})
