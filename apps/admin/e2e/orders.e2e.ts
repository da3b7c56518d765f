import { addStaff } from './support/staff.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('staff find a paid order by its number, take it through every stage, and complete it', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder({ childName: 'Valentina' })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)

  await signIn(page, '/admin/orders')
  await page.getByRole('searchbox').fill(order.number)
  await page.getByRole('link', { name: order.number }).click()
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  await expect(page.getByText('Valentina').first()).toBeVisible()
  await expectAccessible()

  for (const stage of ['Scripting', 'Recording', 'Review', 'Ready']) {
    await page.getByRole('button', { name: say('Change stage…') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(say('New stage')).locator('option:checked')).toHaveText(say(stage))
    if (stage === 'Scripting') {
      await expectAccessible()
      await dialog.getByRole('button', { name: say('Change stage'), exact: true }).click()
      await expect(dialog.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true')
    }
    await dialog.getByLabel(say('Reason')).fill(`Filmed elsewhere: ${stage}`)
    await dialog.getByRole('button', { name: say('Change stage'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByText('Filmed elsewhere: Ready')).toBeVisible()
  await page.getByRole('button', { name: say('Complete without a delivery…') }).click()
  await expectAccessible()
  await page.getByRole('dialog').getByLabel(say('Reason')).fill('Handed over in person')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Complete order') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: say('Make it again…') })).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('Completed')).first()).toBeVisible()
})

test('@desktop staff confirm a payment by hand: the amount must be the total, and a reason is asked for', async ({
  page,
  say,
  shopper,
}) => {
  const order = await shopper().placeOrder()
  await signIn(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: say('Confirm payment…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Amount received, in {0}', { 0: 'USD' })).fill('9.00')
  await dialog.getByRole('button', { name: say('Confirm payment') }).click()
  await expect(dialog.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(say('Reason')).fill('Seen in the bank, reference 123')
  await expect(dialog.getByLabel(say('Amount received, in {0}', { 0: 'USD' }))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByLabel(say('Amount received, in {0}', { 0: 'USD' })).fill('9.90')
  await dialog.getByRole('button', { name: say('Confirm payment') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('In production')).first()).toBeVisible()
  await expect(page.getByText('Seen in the bank, reference 123')).toBeVisible()
})

test('@phone what another person changed meanwhile is not overwritten', async ({
  page,
  say,
  shopper,
  context,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: say('Put on hold…') }).click()
  const other = await context.newPage()
  await other.goto(`/admin/orders/${order.id}`)
  await other.getByRole('button', { name: say('Change stage…') }).click()
  await other.getByRole('dialog').getByLabel(say('Reason')).fill('The writer has begun')
  await other
    .getByRole('dialog')
    .getByRole('button', { name: say('Change stage'), exact: true })
    .click()
  await expect(other.getByText(say('Stage: {name}', { name: say('Scripting') }))).toBeVisible()
  await page.getByRole('dialog').getByLabel(say('Reason')).fill('The name is unclear')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Put on hold') })
    .click()
  await expect(page.getByRole('alert')).toContainText(say('Nothing was changed'))
  await page.getByRole('button', { name: say('Reload the order') }).click()
  await expect(page.getByText(say('Stage: {name}', { name: say('Scripting') }))).toBeVisible()
})

test('@phone the list keeps its filter in the address, and an empty one says so', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, '/admin/orders')
  await page.getByRole('searchbox').fill('nobody is called this')
  await expect(page).toHaveURL(/search=nobody/)
  await expect(page.getByRole('row')).toHaveCount(0)
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody is called this')
})

test('@phone filters stand in the address and beside the list, and are taken away one by one', async ({
  page,
  say,
  shopper,
  expectAccessible,
}, { project }) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  // Views belong to a person, and both projects save one of the same name and filters.
  const email = `views-${project.name}-${Date.now()}@example.com`
  await addStaff(email, 'Vera', 'owner')
  await signInAs(page, email, `/admin/orders?search=${order.number}&hold=false&claim=none&gateway=stripe`)
  const found = page.getByRole('link', { name: order.number })
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: say('Filters'), exact: true }).click()
  await page.getByLabel(say('Stage'), { exact: true }).selectOption(say('Recording'))
  await expect(page).toHaveURL(/stage=recording/)
  await expect(found).toBeHidden()
  await expectAccessible()
  await page
    .getByRole('button', { name: say('{text}, remove this filter', { text: say('Recording') }) })
    .click()
  await expect(found).toBeVisible()
  await page.reload()
  const active = page.getByRole('list', { name: say('Active filters') })
  await expect(active.getByRole('button')).toHaveCount(4)
  await page.getByRole('button', { name: say('Save as a view…') }).click()
  await page.getByRole('dialog').getByLabel(say('Name')).fill('Cards to begin')
  await expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Save') })
    .click()
  const view = page.getByRole('radio', { name: 'Cards to begin' })
  await expect(view).toBeChecked()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export as CSV') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/)
  await active.getByRole('button', { name: say('Clear filters') }).click()
  await expect(active).toBeHidden()
  await expect(page).not.toHaveURL(/claim=/)
  await view.press('Space')
  await expect(page).toHaveURL(/claim=none/)
  await page.getByRole('button', { name: say('Delete view') }).click()
  await expect(view).toHaveCount(0)
})

test('@desktop several orders change at once, and what is refused says why', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const guardianName = `Bulk ${test.info().project.name.replace('-', ' ')}`
  const buyer = shopper()
  const paid = await buyer.placeOrder({ guardianName })
  await buyer.payByCard(paid.id)
  await buyer.untilInProduction(paid.id)
  const unpaid = await shopper().placeOrder({ guardianName })
  await signIn(page, `/admin/orders?search=${encodeURIComponent(guardianName)}`)
  for (const { number } of [paid, unpaid])
    await page.getByRole('checkbox', { name: say('Select {number}', { number }) }).check()
  const bar = page.getByRole('region', { name: say('Selected orders') })
  await expectAccessible()
  await bar.getByRole('button', { name: say('Put on hold…') }).click()
  await page.getByRole('dialog').getByLabel(say('Reason')).fill('The recording room is closed')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Put on hold'), exact: true })
    .click()
  const refused = page.getByRole('dialog')
  await expect(refused).toContainText(unpaid.number)
  await expect(refused).not.toContainText(paid.number)
  await expectAccessible()
  await refused.getByRole('button', { name: say('OK') }).click()
  await page.goto(`/admin/orders?hold=true&search=${paid.number}`)
  await expect(page.getByRole('link', { name: paid.number })).toBeVisible()
})

test('@desktop the list is worked by keyboard: / to search, j and Enter to open', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const { number } = await shopper().placeOrder()
  await signIn(page, '/admin/orders')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: number })).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByText(say("You're on {number} now", { number }))).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: say('Keys of the list') })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: number })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
})

test('S11: a word of sixty letters breaks rather than widen a list or a page', async ({ page, shopper }) => {
  const word = 'M'.repeat(60)
  const { id, number } = await shopper().placeOrder({ childName: word, guardianName: word })
  await signIn(page, '/admin/orders')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.getByRole('searchbox').fill(number)
  await expect(page.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  await expect(page.getByText(word).first()).toBeVisible()
  await expect.poll(overflow).toBe(0)
  await page.goto(`/admin/orders/${id}`)
  await expect(page.getByText(word).first()).toBeVisible()
  await expect.poll(overflow).toBe(0)
})

test('@desktop an order that does not exist gets a page that helps', async ({ page, say }) => {
  await signIn(page, '/admin/orders/0197a1c0-0000-7000-8000-000000000000')
  await expect(page.getByRole('link', { name: say('Go to your start page') })).toBeVisible()
})
