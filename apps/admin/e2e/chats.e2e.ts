import { messageTo, writeFrom } from './support/deliveries.ts'
import { expect, signIn, test } from './support/test.ts'

test('staff answer what a buyer wrote by WhatsApp, and STOP is kept', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}) => {
  const phone = `551199${String(Date.now()).slice(-7)}`
  const buyer = shopper()
  const order = await buyer.placeOrder({ whatsappNumber: phone })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  // As WhatsApp writes older numbers of Brazil: without the ninth digit.
  await writeFrom(phone.replace(/^(\d{4})9/, '$1'), 'Is it ready? 🎈')
  await signIn(page, say)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
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

  // New messages come without a reload: at the latest when the tab is looked at again.
  await writeFrom(phone, 'STOP')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(card.getByText(say('No automatic messages on WhatsApp'))).toBeVisible()
  await expect(log.getByRole('article').last()).toContainText(say('The shop'))
  await expectAccessible()
})
