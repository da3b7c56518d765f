import { expect, signIn, test } from './support/test.ts'

const pages = [
  '/admin',
  '/admin/orders',
  '/admin/analytics',
  '/admin/characters',
  '/admin/deliveries',
  '/admin/money',
  '/admin/messages',
  '/admin/settings',
  '/admin/settings/packages/one-character',
  '/admin/settings/rates',
  '/admin/team',
  '/admin/audit',
]

test('@desktop the dark scheme is kept in the browser, seen from the first paint, and readable everywhere', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, '/admin/account')
  const ground = () => page.evaluate(() => document.body && getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: say('Dark') }).check()
  await expect.poll(ground).not.toBe(light)
  await expectAccessible()
  const dark = await ground()

  // Before any of the app's code has loaded.
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin/account', { waitUntil: 'commit' })
  await expect.poll(ground).toBe(dark)
  await expect(page.locator('#root')).toBeEmpty()
  held.resolve()
  await expect(page.getByRole('radio', { name: say('Dark') })).toBeChecked()

  for (const address of [...pages, `/admin/orders/${order.id}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  }
  await page.goto('/admin/team')
  await page.getByRole('button', { name: say('Invite someone…') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/account')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('radio', { name: say('Light') }).check()
  await expect.poll(ground).toBe(light)
  await page.getByRole('radio', { name: say('Like this device') }).check()
  await expect.poll(ground).toBe(dark)
})
