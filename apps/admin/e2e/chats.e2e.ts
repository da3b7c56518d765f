import { messageTo, writeFrom } from './support/deliveries.ts'
import { expect, signIn, test } from './support/test.ts'

test('@desktop staff answer what a buyer wrote by WhatsApp, and STOP is kept', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const phone = `551199${String(Date.now()).slice(-7)}`
  const buyer = shopper()
  const order = await buyer.placeOrder({ whatsappNumber: phone })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  // WhatsApp's form of older Brazilian numbers: without the ninth digit.
  await writeFrom(phone.replace(/^(\d{4})9/, '$1'), 'Is it ready? 🎈')
  await signIn(page)
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say('Messages') })
    .click()
  await page
    .getByRole('navigation', { name: say('Inboxes') })
    .getByRole('link', { name: 'WhatsApp' })
    .click()
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText('Is it ready? 🎈')
  await expectAccessible()
  await row.getByRole('link').click()
  await expect(page.getByRole('log')).toContainText('Is it ready? 🎈')
  await expectAccessible()

  await page.goto(`/admin/orders/${order.id}`)
  const card = page.getByRole('region', { name: say('Conversation') })
  const log = card.getByRole('log')
  await card.getByRole('textbox').fill('Almost!')
  await card.getByRole('button', { name: say('Send on WhatsApp') }).click()
  await expect(log.getByRole('article').filter({ hasText: 'Almost!' })).toBeVisible()
  expect((await messageTo(phone)).text).toBe('Almost!')

  // New messages appear without a reload.
  await writeFrom(phone, 'STOP')
  await expect(card.getByText(say('No automatic messages on WhatsApp'))).toBeVisible()
  await expect(log.getByRole('article').last()).toContainText(say('The shop'))
  await expectAccessible()
})

test('@phone the owner rewrites a message and sees it as buyers will', async ({
  page,
  say,
  expectAccessible,
}) => {
  await signIn(page, '/admin/settings/templates')
  await page.getByRole('link', { name: `${say('Answer to START')}, English` }).click()
  const field = page.getByLabel(say('Text'), { exact: true })
  const before = await field.inputValue()
  await field.fill('{childName} {siteTitle}')
  await expect(page.getByRole('region', { name: say('As buyers see it') })).toContainText(
    '{childName} Recadinho',
  )
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await field.fill('{siteTitle}: welcome back!')
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByText(say('Saved'))).toBeVisible()
  await page.getByRole('button', { name: say("Use the shop's own words") }).click()
  await expect(field).toHaveValue(before)
  await page.getByRole('button', { name: say('Save changes') }).click()
  await expect(page.getByRole('button', { name: say('Save changes') })).toBeDisabled()
})
