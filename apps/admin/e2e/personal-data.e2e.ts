import { query } from '@recadinho/presets/database'
import { expect, signIn, test } from './support/test.ts'

test('@desktop the owner finds a person, exports what is held, and erases it once their order is canceled', async ({
  page,
  say,
  shopper,
  expectAccessible,
}, { project }) => {
  const email = `ana-${project.name}-${Date.now()}@example.com`
  const order = await shopper().placeOrder({ guardianEmail: email })
  await signIn(page, '/admin/settings/personal-data')
  const search = page.getByLabel(say('Email, phone or order number'))
  await search.fill('nobody@example.com')
  await search.press('Enter')
  await expect(page.getByText(say('Nothing found'))).toBeVisible()
  await search.fill(email)
  await search.press('Enter')
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await expect(page.getByText(say("This can't be erased yet"))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Erase…') })).toBeHidden()
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export as a file') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^personal-data-.*\.json$/)

  await query(`update orders set status = 'cancelled' where id = $1`, [order.id])
  await search.press('Enter')
  await page.getByRole('button', { name: say('Erase…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('Erase for good') }).click()
  const word = say('erase')
  await expect(dialog.getByText(say('Type “{word}”', { word }), { exact: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(say('Type “{word}” to confirm', { word })).fill(word)
  await dialog.getByRole('button', { name: say('Erase for good') }).click()
  await expect(page.getByText(say('Nothing found'))).toBeVisible()
  await page.goto(`/admin/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
  await expect(page.getByText(email)).toBeHidden()
})
