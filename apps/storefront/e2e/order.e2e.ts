import type { Page } from '@playwright/test'
import type { Order } from '@recadinho/contracts/orders'
import { arrive } from './support/buyer.ts'
import { orderHere } from './support/order-here.ts'
import { posterFile, signInAsStaff, videoCommand, videoFile } from './support/production.ts'
import { expect, test } from './support/test.ts'

const openOrder = (page: Page, id: string) => page.goto(`/order-confirmation?order=${id}`)

test('@desktop §2: three steps, live from payment to the video, which has a page of its own until it is withdrawn', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const { order } = await orderHere(page, locale)
  const { id, number } = order
  const staff = await signInAsStaff(request)
  await openOrder(page, id)
  await expect(page.getByRole('heading', { name: say('Your order is waiting for you') })).toBeVisible()
  await staff.confirmPayment(id)
  const title = (text: string) =>
    page.getByRole('heading', { level: 1, name: say(text, { childName: 'Olivia' }) })
  await expect(title("Thank you! We're making {childName}'s video")).toBeVisible()
  await expect(page.getByText(say('Payment confirmed'))).toBeVisible()
  const steps = page.getByRole('list', { name: say('Order progress') })
  const delivery = say('Delivery within {hours} h', { hours: '24' })
  for (const step of [say('Order received'), say('Production in progress'), delivery])
    await expect(steps.getByText(step)).toBeVisible()

  await staff.advance(id, 'scripting')
  await expect(steps.getByText(say("We're writing the script."))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Edit details') })).toBeHidden()
  await staff.hold(id)
  await expect(title("We've paused {childName}'s video for a moment")).toBeVisible()
  await staff.release(id)
  videoCommand('video:attach', number, videoFile, posterFile)
  await staff.complete(id, 'scripting')

  await expect(title("{childName}'s video has been sent")).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: say('Open the video') }).click()
  await expect(title('A surprise for {childName}')).toBeVisible()
  await page.goBack()
  videoCommand('video:revoke', number)
  await expect(page.getByText(say('This video was taken down'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('Open the video') })).toHaveCount(0)
})

test('@phone details are corrected with §5’s texts, and another tab overwrites nothing', async ({
  page,
  say,
  locale,
  expectAccessible,
  context,
  request,
}) => {
  const { order } = await orderHere(page, locale, { childName: 'Jõao' })
  const staff = await signInAsStaff(request)
  await staff.confirmPayment(order.id)
  await openOrder(page, order.id)
  const other = await context.newPage()
  await openOrder(other, order.id)

  const edit = async (on: Page) => {
    await on.getByRole('button', { name: say('Edit details') }).click()
    return on.getByRole('form', { name: say('Video details') })
  }
  const form = await edit(page)
  const name = form.getByLabel(say("Child's name"))
  await expect(name).toBeFocused()
  await name.fill(' ')
  await form.getByLabel(say('Age'), { exact: true }).fill('131')
  await form.getByLabel(say('Notes'), { exact: true }).fill('n'.repeat(401))
  await form.getByLabel(say('WhatsApp number')).fill('12')
  await form.getByRole('button', { name: say('Save') }).click()
  for (const text of [
    "Please enter the child's name",
    'Child name is required',
    'Age must be between 1 and 130',
    'Maximum 400 characters when using AI to generate text',
    'Valid phone number is required',
  ])
    await expect(form.getByText(say(text)).first()).toBeVisible()
  await expectAccessible()

  // The other tab then corrects the occasion.
  const otherForm = await edit(other)
  await otherForm.getByLabel(say('Occasion'), { exact: true }).selectOption('christmas')
  await otherForm.getByRole('button', { name: say('Save') }).click()
  await expect(other.getByText(say('Your changes are saved.')).last()).toBeVisible()
  await expect(form.getByText(say('These details were changed somewhere else'))).toBeVisible()
  await expectAccessible()

  await name.fill('João')
  await form.getByLabel(say('Age'), { exact: true }).fill('7')
  await form.getByLabel(say('Notes'), { exact: true }).fill('Canta para o cachorro.')
  await form.getByLabel(say('WhatsApp number')).fill('11 98765 4321')
  await form.getByRole('button', { name: say('Keep my changes') }).click()
  await form.getByRole('button', { name: say('Save') }).click()
  // The other tab receives it, and keeps its own correction.
  const title = say("Thank you! We're making {childName}'s video", { childName: 'João' })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(tab.getByText('Canta para o cachorro.', { exact: true })).toBeVisible()
    await expect(tab.getByText(say('occasion.christmas'), { exact: true })).toBeVisible()
  }

  // Production starts while the form is open.
  await edit(page)
  await staff.advance(order.id, 'scripting')
  await expect(form.getByText(say("We've started making your video"))).toBeVisible()
  await expectAccessible()
})

test('@phone a reader without the link sees nothing, and gets it by e-mail at the order’s own address', async ({
  page,
  say,
  locale,
  shopper,
  request,
  expectAccessible,
}) => {
  const email = `lost-${crypto.randomUUID()}@example.com`
  const order = await shopper().placeOrder({ guardianEmail: email, locale: 'pt' })
  await arrive(page, locale)
  await openOrder(page, order.id)
  await expect(page.getByRole('heading', { name: say("We can't find this order") })).toBeVisible()
  await page.getByRole('button', { name: say('Send me the link') }).click()
  await expect(page.getByText(say('Enter your order number, such as R-7K3M9Q')).first()).toBeVisible()
  await expectAccessible()

  for (const [number, address] of [
    ['R-222222', 'stranger@example.com'],
    [order.number.toLowerCase(), email],
  ] as const) {
    await page.goto('/order-confirmation')
    await page.getByLabel(say('Order number')).fill(number)
    await page.getByLabel(say('Email')).fill(address)
    await page.getByRole('button', { name: say('Send me the link') }).click()
    await expect(page.getByText(say('Check your email'))).toBeInViewport()
    await expect(page.locator('main')).not.toContainText(order.childName)
  }
  await expectAccessible()

  await page.goto(await orderLinkInEmail(request, email))
  await expect(page.getByText(order.number).first()).toBeVisible()
  // A forwarded link changes the message, but not the order's recipient.
  await page.getByRole('button', { name: say('Edit details') }).click()
  await expect(page.getByLabel(say("Child's name"))).toBeVisible()
  await expect(page.getByLabel(say('WhatsApp number'))).toHaveCount(0)
})

test('each state has its own headline and next step, and no accessibility violation', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { order } = await orderHere(page, locale)
  const future = '2099-12-31T12:00:00Z'
  const paid = {
    status: 'in_production',
    stage: 'queued',
    paymentStatus: 'confirmed',
    dueAt: future,
  } as const
  const states: [string, Partial<Order>, string][] = [
    ['Your order is waiting for you', {}, 'Continue to payment'],
    ['Waiting for your payment', { paymentStatus: 'processing' }, 'Payment processing'],
    ["We're checking your payment", { paymentStatus: 'error' }, 'Payment Error'],
    ["Your payment didn't go through", { paymentStatus: 'failed' }, 'Payment Failed'],
    [
      "Your order has expired, but it isn't lost",
      { status: 'expired', corrections: [] },
      'Continue to payment',
    ],
    ['This order was canceled', { status: 'cancelled', corrections: [] }, 'This order is closed'],
    ["Thank you! We're making {childName}'s video", paid, 'Payment confirmed'],
    ["We've paused {childName}'s video for a moment", { ...paid, paused: true }, 'Contact us'],
    [
      "{childName}'s video is late. We're sorry.",
      { ...paid, dueAt: '2020-01-01T12:00:00Z' },
      "We didn't keep our promise",
    ],
    [
      "Thank you! We're making {childName}'s video",
      { ...paid, paymentStatus: 'disputed' },
      'Your bank is asking about this payment',
    ],
    ['Your payment was refunded', { ...paid, paymentStatus: 'refunded' }, 'Your refund'],
    [
      "{childName}'s video has been sent",
      {
        ...paid,
        status: 'completed',
        stage: 'ready',
        completedAt: '2026-11-21T10:00:00Z',
        videoState: 'expired',
      },
      'This video is no longer available',
    ],
  ]
  // Runs axe many times, on a possibly busy machine.
  test.slow()
  let shown: Order = order
  await page.route(`**/api/orders/${order.id}`, (route) => route.fulfill({ json: shown }))
  await page.route(`**/api/orders/${order.id}/events`, (route) => route.fulfill({ status: 204 }))
  await openOrder(page, order.id)
  for (const [index, [headline, change, text]] of states.entries()) {
    const serverTime = new Date(Date.parse(order.serverTime) + index * 1000).toISOString()
    shown = { ...order, ...change, serverTime }
    // The page reloads the order when the connection is back.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const name = say(headline, { childName: 'Olivia' })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(say(text)).first()).toBeVisible()
    // Every state once, alternating between the languages: axe is slow.
    if ((index % 2 === 0) === (locale === 'en')) await expectAccessible()
  }
})

test('@desktop the receipt is printed on one sheet, alone; the next order starts with what stays the same', async ({
  page,
  say,
  locale,
  request,
}) => {
  const { order } = await orderHere(page, locale)
  await (await signInAsStaff(request)).confirmPayment(order.id)
  await openOrder(page, order.id)
  await expect(page.getByText(say('Payment confirmed'))).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: say('Receipt') })).toBeVisible()
  await expect(
    page.getByText(say("This is a receipt for your payment, not a tax invoice. It doesn't show any tax.")),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('button', { name: say('Print') })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: say('For another child') }).click()
  await expect(page).toHaveURL(/step=personalization/)
})

type Request = Parameters<Parameters<typeof test>[2]>[0]['request']

/** The order link in the email sent to an address. */
async function orderLinkInEmail(request: Request, address: string): Promise<string> {
  const links: string[] = []
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${process.env['E2E_MAIL'] ?? ''}/messages`)
        const mails = (await answer.json()) as { to: string; text: string }[] // the stand-in's list
        links.push(
          ...mails
            .filter(({ to }) => to === address)
            .flatMap(({ text }) => text.match(/http\S+token=\S+/) ?? []),
        )
        return links.length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  return links[0] ?? ''
}
