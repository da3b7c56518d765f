import { query } from '@recadinho/presets/database'
import { control, payWithoutOrder, referenceOf } from './support/gateway.ts'
import { addStaff } from './support/staff.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('@desktop a dispute that opens at the gateway waits for the owner, and closes when the bank decides', async ({
  page,
  say,
  shopper,
  expectAccessible,
  isMobile,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  const paymentIntent = await referenceOf(order.id)
  await control('dispute', { paymentIntent })

  await signIn(page)
  const item = page.getByRole('listitem', { name: say('Disputed') }).filter({ hasText: order.number })
  await expect(async () => {
    await page.goto('/admin/money')
    await expect(item).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expectAccessible()
  if (!isMobile) await expect(page.getByRole('link', { name: /^Payments ?\d+.* need/ })).toBeVisible()
  await item.getByRole('link', { name: order.number }).click()
  const disputes = page.getByRole('list', { name: say('Disputes') })
  await expect(disputes).toContainText(say('Open'))
  await expectAccessible()

  await control('close-dispute', { paymentIntent, status: 'won' })
  await expect(async () => {
    await page.reload()
    await expect(disputes).toContainText(say('Won'), { timeout: 5000 })
  }).toPass()
  await page.goto('/admin/money')
  await expect(page.getByRole('heading', { level: 1, name: say('Payments') })).toBeVisible()
  await expect(page.getByText(say('Loading…'))).toBeHidden()
  await expect(item).toBeHidden()
})

test('@phone money without an order is given to the one that it was meant for', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const order = await shopper().placeOrder()
  const { amount, currency } = order.amounts.total
  const reference = await payWithoutOrder(amount, currency)
  await signIn(page)
  const item = page.getByRole('listitem', { name: say('Unmatched payment') }).filter({ hasText: reference })
  await expect(async () => {
    await page.goto('/admin/money')
    await expect(item).toBeVisible({ timeout: 5000 })
  }).toPass()
  await item.getByRole('button', { name: say('Assign to an order…') }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel(say('Order number'))
  await expect(number).toBeFocused()
  await number.fill('R-000000')
  await dialog.getByLabel(say('Reason')).fill('The buyer wrote to us')
  await dialog.getByRole('button', { name: say('Assign') }).click()
  await expect(dialog.getByText(say("There's no order {number}", { number: 'R-000000' }))).toBeVisible()
  await expect(dialog.getByLabel(say('Reason'))).toHaveValue('The buyer wrote to us')
  await expectAccessible()
  await number.fill(order.number.toLowerCase())
  await dialog.getByRole('button', { name: say('Assign') }).click()
  await expect(dialog).toBeHidden()
  await expect(item).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: say('Payments') })).toBeFocused()
  await page.goto(`/admin/orders/${order.id}`)
  await expect(page.getByText(say('In production')).first()).toBeVisible()
  await expect(page.getByText('The buyer wrote to us')).toBeVisible()
})

interface WebhookEvent {
  event_id: string
  outcome: string | null
  last_error: string | null
}

// Clearing the gateway's faults clears them for every test.
test('@desktop an event that failed for good is replayed, and the money arrives', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  test.slow() // the shop's own retries
  const buyer = shopper()
  const order = await buyer.placeOrder()
  const { next } = await buyer.openPayment(order.id, { gateway: 'stripe', method: 'card' })
  if (next?.kind !== 'card_form') throw new Error('A card payment came without its form')
  const reference = await referenceOf(order.id)
  await control('fault', {
    kind: '429',
    times: 500,
    match: `GET /v1/payment_intents/${reference}`,
  })
  await buyer.submitCard(next.clientSecret)
  // Only the delivery itself retries until the last attempt is triggered below, so no sweep is running then.
  const rest = () =>
    query('update webhook_events set retry_at = null where gateway_ref = $1 returning tries', [reference])
  await expect.poll(rest).toEqual([{ tries: 0 }])
  const storedEvent = async () => {
    const text =
      'select event_id, outcome, last_error from webhook_events where gateway_ref = $1 order by id desc limit 1'
    return (await query<WebhookEvent>(text, [reference]))[0]
  }
  await expect.poll(storedEvent).toMatchObject({ last_error: 'gateway: unknown' })
  // Triggers the shop's last retry at its next sweep instead of half a day later.
  await query(
    'update webhook_events set tries = 11, retry_at = now(), last_error = null where gateway_ref = $1',
    [reference],
  )
  await expect
    .poll(storedEvent, { timeout: 60_000 })
    .toMatchObject({ outcome: 'dead', last_error: 'gateway: unknown' })
  // The reconciler must not be faster.
  await query('update payments set next_poll_at = null where order_id = $1', [order.id])
  await control('clear-faults')

  await signIn(page, '/admin/money')
  const event = page.getByRole('listitem').filter({ hasText: (await storedEvent())?.event_id ?? 'no event' })
  await event.getByText(say('What was sent')).click()
  await expect(event.getByText(`"id": "${reference}"`)).toBeVisible()
  await expectAccessible()
  await event.getByRole('button', { name: say('Retry') }).click()
  await expect(event).toBeHidden()
  await page.goto(`/admin/orders/${order.id}`)
  await expect(page.getByText(say('In production')).first()).toBeVisible()
})

test('@phone messages that were not sent are shown on the order, and sent again with one click', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await buyer.requestLink(order.id)
  const done = () =>
    query<{ kind: string; done: boolean }>(
      `select kind, done_at is not null as done from outbox_events
        where order_id = $1 and kind in ('order_link', 'receipt') order by kind`,
      [order.id],
    )
  const bothSent = [
    { kind: 'order_link', done: true },
    { kind: 'receipt', done: true },
  ]
  await expect.poll(done).toEqual(bothSent)
  // The state after the last of many attempts.
  await query(
    `update outbox_events set done_at = null, dead_at = now(), dead_reason = 'attempts_used',
       last_error = 'EENVELOPE' where order_id = $1 and kind in ('order_link', 'receipt')`,
    [order.id],
  )

  await signIn(page, '/admin/money')
  const items = page
    .getByRole('region', { name: say("Messages that couldn't be sent") })
    .getByRole('listitem')
    .filter({ hasText: order.number })
  for (const kind of [say('Receipt'), say('Private link')])
    await expect(items.getByText(new RegExp(`^${kind} · .*EENVELOPE$`))).toBeVisible()
  await expectAccessible()
  await items.first().getByRole('link', { name: order.number }).click()
  const failed = page.getByText(say("Some messages didn't reach the buyer"))
  await expect(failed).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: say('Send all again') }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(done).toEqual(bothSent)
})

test('@desktop staff who are not the owner see no money page, and can not give anything back', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}, { project }) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  const email = `maker-${project.name}@recadinho.test`
  await addStaff(email, 'Rosa', 'production')
  await signInAs(page, email)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await expect(page.getByRole('link', { name: say('Dashboard'), exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Payments') })).toBeHidden()
  await page.goto('/admin/money')
  await expect(
    page.getByRole('heading', { level: 1, name: say('Only the owner can see this page') }),
  ).toBeVisible()
  await expectAccessible()
  expect((await page.request.get('/api/admin/money')).status()).toBe(403)
  await page.goto(`/admin/orders/${order.id}`)
  await expect(page.getByRole('list', { name: say('Payment attempts') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Refund…') })).toBeHidden()
})

test('@phone nothing that waits, and a server that does not answer, are said as they are', async ({
  page,
  say,
  expectAccessible,
}) => {
  await signIn(page)
  let answer: { status: number; json: object } = {
    status: 503,
    json: { code: 'unavailable', message: 'busy', requestId: 'r' },
  }
  await page.route('**/api/admin/money', (route) => route.fulfill(answer))
  await page.goto('/admin/money')
  await expect(page.getByRole('alert')).toContainText(say("We couldn't load the payments"))
  await expectAccessible()
  answer = {
    status: 200,
    json: { items: [], nextCursor: null, dead: [], nextDeadCursor: null, openItems: 0, deadEvents: 0 },
  }
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByText(say('Nothing needs your attention'))).toBeVisible()
  await expectAccessible()
})
