import { tourTargets, type AdminTour } from '../src/features/tours/targets.ts'
import { addStaff } from './support/staff.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('each page has all that its tour points at; a tour is played, left, and continued where it was', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page)
  const addresses: Record<AdminTour, string> = {
    dashboard: '/admin',
    orders: '/admin/orders',
    order: `/admin/orders/${order.id}`,
    characters: '/admin/characters',
    deliveries: '/admin/deliveries',
    money: '/admin/money',
    messages: '/admin/messages',
    settings: '/admin/settings',
  }
  for (const [name, address] of Object.entries(addresses) as [AdminTour, string][]) {
    await page.goto(address)
    for (const target of Object.values(tourTargets[name]))
      await expect(page.locator(target).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say('Show me around this page') })).toBeVisible()
  }

  await page.goto(addresses.order)
  const help = page.getByRole('button', { name: say('Show me around this page') })
  const step = (title: string) => page.getByRole('dialog', { name: say(title) })
  // The header can come before the page, and a tour leaves out what is not there.
  await expect(page.locator(tourTargets.order.claim)).toBeVisible()
  await help.click()
  await expect(step('Take it on')).toContainText(say('{number} of {size}', { number: '1', size: '6' }))
  await expectAccessible()
  await step('Take it on')
    .getByRole('button', { name: say('Next') })
    .click()
  await expect(step('The next step')).toBeVisible()
  await step('The next step')
    .getByRole('button', { name: say('Next') })
    .click()
  await expect(step('What is said')).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.locator(tourTargets.order.script)).toBeVisible()
  await help.click()
  await expect(step('What is said')).toBeVisible()
  await step('What is said')
    .getByRole('button', { name: say('Skip the tour') })
    .click()
  await expect(step('What is said')).toBeHidden()
  await expect(help).toBeFocused()
  await help.click()
  await expect(step('Take it on')).toBeVisible()
})

test('@desktop a tour leaves out what a role does not see', async ({ page, say }, { project }) => {
  const email = `tour-${project.name}-${Date.now()}@recadinho.test`
  await addStaff(email, 'Nina', 'marketing')
  await signInAs(page, email)
  await page.getByRole('button', { name: say('Show me around this page') }).click()
  const step = (title: string) => page.getByRole('dialog', { name: say(title) })
  await step('Your start page')
    .getByRole('button', { name: say('Next') })
    .click()
  await expect(step("How it's going")).toBeVisible()
})
