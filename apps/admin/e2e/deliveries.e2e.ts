import { query } from '@recadinho/presets/database'
import { expect, signIn, test } from './support/test.ts'
import { attachVideo, messageTo } from './support/deliveries.ts'

test('@phone staff deliver a video by WhatsApp, and the message leads the buyer to it', async ({
  page,
  say,
  shopper,
  browser,
  isMobile,
  expectAccessible,
}) => {
  const phone = `55119${String(Date.now()).slice(-8)}`
  const buyer = shopper()
  const order = await buyer.placeOrder({ whatsappNumber: phone })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  attachVideo(order.number)
  await signIn(page, `/admin/orders/${order.id}`)
  const card = page.getByRole('region', { name: say('Delivery') })
  await card.getByRole('button', { name: say('Deliver the video…') }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Deliver'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText(say('On time'))).toBeVisible()
  await expect(page.getByText(say('Completed')).first()).toBeVisible()
  await expectAccessible()

  const { text, button } = await messageTo(phone)
  expect(text).toContain(order.number)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(button.link)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest).toHaveURL(new RegExp(`/video\\?order=${order.id}`))
  await guest.context().close()

  // A buyer whom the delivery did not reach.
  await query(`update deliveries set state = 'not_reached' where order_id = $1`, [order.id])
  await page.goto('/admin')
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  const main = page.getByRole('navigation', { name: say('Main') })
  await main.getByRole('link', { name: say('Deliveries') }).click()
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toBeVisible()
  await expectAccessible()
  await row.getByRole('link', { name: order.number }).click()
  await card.getByRole('button', { name: say('Mark as dealt with…') }).click()
  await dialog.getByLabel(say('Reason')).fill('Called: they have it')
  await dialog.getByRole('button', { name: say('Mark as dealt with') }).click()
  await expect(card.getByText(say('Dealt with'))).toBeVisible()
})
