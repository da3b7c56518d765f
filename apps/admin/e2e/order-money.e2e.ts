import type { Page } from '@playwright/test'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { control, referenceOf, refundsAtGateway } from './support/gateway.ts'
import { expect, signIn, test } from './support/test.ts'

/** The payment's status, not the totals with the same label. */
const refundedWhole = (page: Page, say: ShopFixtures['say']) =>
  page
    .getByRole('region', { name: say('Payments') })
    .getByText(say('Refunded'), { exact: true })
    .and(page.locator(':not(dt)'))

test('@phone a payment goes back in part and then whole, each once however often it is pressed', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder({ guardianName: 'Marta Lee' })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  const reference = await referenceOf(order.id)

  await signIn(page, `/admin/orders/${order.id}`)
  const money = page.getByRole('region', { name: say('Payments') })
  await expect(money.getByRole('list', { name: say('Payment attempts') })).toContainText(reference)
  await money.getByText(/^\d+ (provider notification|aviso)/).click()
  await money.getByText(say('What was sent')).first().click()
  await expect(money.getByText(`"id": "${reference}"`)).toBeVisible()
  await expectAccessible()

  await money.getByRole('button', { name: say('Refund…') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Marta Lee')
  await dialog.getByRole('radio', { name: say('Part of it') }).check()
  const amount = dialog.getByLabel(say('Amount to refund, in {0}', { 0: 'USD' }))
  await amount.fill('9.91')
  await dialog.locator('[type=submit]').click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await amount.fill('2.00')
  await dialog.getByLabel(say('Reason')).fill('The video came late')
  await dialog.locator('[type=submit]').dblclick()
  await expect(dialog).toBeHidden()
  const refunds = money.getByRole('list', { name: say('Refunds') })
  await expect(refunds.getByRole('listitem')).toHaveCount(1)
  await expect(refunds).toContainText('The video came late')
  expect(await refundsAtGateway(reference)).toEqual([200])
  await expect(money.getByText(say('Partly refunded'))).toBeVisible()

  await money.getByRole('button', { name: say('Refund…') }).click()
  await dialog.getByLabel(say('Reason')).fill('Not wanted any more')
  await expect(dialog.getByLabel(say('Cancel the order too'))).toBeChecked()
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(refunds.getByRole('listitem')).toHaveCount(2)
  await expect(refundedWhole(page, say)).toBeVisible()
  await expect(money.getByRole('button', { name: say('Refund…') })).toBeHidden()
  await expect(page.getByText(say('Canceled')).first()).toBeVisible()
  expect((await refundsAtGateway(reference)).toSorted((a, b) => a - b)).toEqual([200, 790])
  await expectAccessible()
})

test('@desktop a refund made at the gateway meanwhile: the amount that is left stands beside the field', async ({
  page,
  say,
  shopper,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: say('Refund…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Reason')).fill('All of it, please')
  const reference = await referenceOf(order.id)
  const read = `/api/admin/orders/${order.id}/money`
  // The page polls periodically: return the response it already has.
  const known: unknown = await (await page.request.get(read)).json()
  await page.route(`**${read}`, (route) => route.fulfill({ json: known }))
  await control('refund', { paymentIntent: reference, amount: 400 })
  await expect
    .poll(async () => (await (await page.request.get(read)).json()).refunds)
    .toMatchObject([{ state: 'succeeded' }])
  await dialog.locator('[type=submit]').click()
  await expect(dialog.getByLabel(say('Reason'))).toHaveValue('All of it, please')
  await expect(dialog.getByLabel(say('Amount to refund, in {0}', { 0: 'USD' }))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  expect(await refundsAtGateway(reference)).toEqual([400])
})

test('@phone money on the shop’s own PIX key is confirmed by hand, and its refund only noted', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder({ country: 'BR', locale: 'pt', whatsappNumber: '5511987654321' })
  await buyer.openPayment(order.id, { gateway: 'pix_key', method: 'pix' })
  await signIn(page, `/admin/orders/${order.id}`)
  const money = page.getByRole('region', { name: say('Payments') })
  await expect(money.getByText(await referenceOf(order.id))).toBeVisible()
  await money.getByRole('button', { name: say('Confirm manually…') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Amount received, in {0}', { 0: 'BRL' })).fill('49,90')
  await dialog.getByLabel(say('Reason')).fill('On the statement of today')
  await dialog.getByRole('button', { name: say('Confirm payment') }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('In production')).first()).toBeVisible()
  await expect(money.getByRole('button', { name: say('Confirm manually…') })).toBeHidden()

  await money.getByRole('button', { name: say('Record a refund…') }).click()
  await expectAccessible()
  await dialog.getByLabel(say('Reason')).fill('Sent back by PIX')
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(money.getByRole('list', { name: say('Refunds') })).toContainText('Sent back by PIX')
  await expect(refundedWhole(page, say)).toBeVisible()
})
