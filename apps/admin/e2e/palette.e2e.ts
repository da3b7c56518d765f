import { addStaff } from './support/staff.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('@desktop the command palette finds pages, orders by name, characters and what the page can do', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}) => {
  const guardianName = `Zuleica ${Date.now()}`
  const buyer = shopper()
  const order = await buyer.placeOrder({ guardianName })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page)
  const field = page.getByRole('combobox', { name: say('Pages, orders, characters and actions') })
  const open = async (typed: string) => {
    if (isMobile) await page.getByRole('button', { name: say('Find or do something (Ctrl+K)') }).click()
    else await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(typed)
  }

  await open(guardianName)
  await expect(page.getByRole('option', { name: new RegExp(order.number) })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(order.number) })).toBeVisible()

  await open(say("I'm on it"))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say('Release') })).toBeVisible()

  await open(say('Team'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say('Team') })).toBeVisible()

  await open('Pixel')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1, name: say('Characters') })).toBeVisible()
  await expect(page).toHaveURL(/#character-/)

  await open('qqqq')
  await expect(page.getByText(say('Nothing matches'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('@desktop the command palette offers a role its own pages alone', async ({ page, say }, { project }) => {
  const email = `palette-${project.name}-${Date.now()}@recadinho.test`
  await addStaff(email, 'Nina', 'marketing')
  await signInAs(page, email)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: say('Characters') })).toBeVisible()
  await expect(page.getByRole('option', { name: say('Orders') })).toHaveCount(0)
  await expect(page.getByRole('option', { name: say("Open the next order that's due") })).toHaveCount(0)
})
