import type { APIRequestContext, Page } from '@playwright/test'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, Payment } from '@recadinho/contracts/payments'
import { query } from '@recadinho/presets/database'
import { parsePix } from 'pix-utils'
import { changeAnswer } from './support/change-answer.ts'
import { attempts, outcomeTest as test, type Checkout } from './support/outcomes.ts'
import { expectQrCode } from './support/qr-code.ts'
import { control, latestRef } from './support/sandbox.ts'
import { expect } from './support/test.ts'

const takers = [
  [
    '@phone',
    'mercadoPagoPix',
    payAtMercadoPago,
    { merchantName: 'RECADINHO SANDBOX', url: expect.any(String) },
  ],
  ['@desktop', 'keyPix', payIntoTheKey, { pixKey: 'sandbox@recadinho.example', transactionAmount: 49.9 }],
] as const

for (const [device, option, pay, says] of takers)
  test(`${device} §2 /checkout/multi · ${option} · confirmed: independent readers decode the picture and the code`, async ({
    page,
    say,
    expectAccessible,
    request,
    checkout,
  }) => {
    const code = await checkout.openPixCode('multi', option)
    const picture = page.getByRole('img', { name: say('QR code of the PIX payment') })
    await expect(picture).toBeVisible()
    await expectQrCode(picture, code)
    expect(parsePix(code)).toMatchObject(says)
    expect(code).toContain('540549.90')
    await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/)
    await expectAccessible()
    await pay(checkout, request, code)
    await checkout.expectConfirmed()
  })

test('@desktop §6.18 a PIX code that was changed on its way is not shown; another one replaces it', async ({
  page,
  say,
  expectAccessible,
  checkout,
}) => {
  let spoiled: string | null = null
  await changePayment(page, checkout.id, ({ pixCode }) => {
    spoiled ??= pixCode
    return pixCode === spoiled ? { pixCode: pixCode?.replace('540549.90', '540594.90') ?? null } : {}
  })
  await checkout.open('usual')
  await checkout.select('pix')
  await checkout.pay()
  await expect(page.getByRole('alert')).toContainText(say("This PIX code isn't right"))
  await expect(checkout.code).toHaveCount(0)
  await expectAccessible()
  const first = await latestRef(checkout.id)

  await page.getByRole('button', { name: say('Get a new code') }).click()
  await expect(checkout.code).toHaveValue(/540549\.90/)
  expect(await latestRef(checkout.id)).not.toBe(first)
})

test('@phone §6.5 a PIX code that the shop does not have yet is waited for, and never called expired', async ({
  page,
  say,
  expectAccessible,
  checkout,
}) => {
  await checkout.openPixCode('multi', 'mercadoPagoPix')

  // The API's response between the insert of the attempt and the gateway's response, or if the process died there.
  let waiting = true
  await changePayment(page, checkout.id, () => (waiting ? { state: 'created', pixCode: null } : {}))
  await page.reload()
  await expect(page.getByText(say("Open your bank's app"))).toBeVisible()
  await expect(page.getByRole('link', { name: say('Pay another way') })).toBeVisible()
  await expect(page.getByText(say('This PIX code has expired'))).toHaveCount(0)
  await expect(checkout.code).toHaveCount(0)
  await expectAccessible()

  waiting = false
  await checkout.expectCode()
})

const refusals = [
  ['@phone', 'usual', 'pix', 'decline', 'paymentIntent'],
  ['@desktop', 'multi', 'mercadoPagoPix', 'mp-reject', 'payment'],
] as const

for (const [device, route, option, action, name] of refusals)
  test(`${device} §2 ${route} checkout · ${option} · failed: a refused code has not expired; another one can be created`, async ({
    page,
    say,
    expectAccessible,
    checkout,
  }) => {
    const first = await checkout.openPixCode(route, option)
    await checkout.gatewayDoes(action, name)
    const refused = say(
      "The PIX payment didn't go through, and nothing was charged. You can get a new code right now.",
    )
    await expect(checkout.failed).toContainText(refused)
    await expect(page.getByText(say('This PIX code has expired'))).toHaveCount(0)
    await expectAccessible()
    await page.goto(`/order-confirmation?order=${checkout.id}`)
    await expect(page.getByText(refused)).toBeVisible()

    await page.getByRole('link', { name: say('Continue to payment') }).click()
    await checkout.pay()
    await checkout.expectCode()
    await expect(checkout.code).not.toHaveValue(first)
  })

test('@phone PIX: back from the bank’s app the gateway is polled at once', async ({ page, checkout }) => {
  await checkout.openPixCode('usual', 'pix')
  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && attempts(checkout.id).test(each.url()),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await (await request).response())?.status()).toBe(201)
  await checkout.expectCode()
})

test('@desktop §2 /checkout · PIX · error: mismatched money is checked, and nothing can be paid meanwhile', async ({
  page,
  say,
  expectAccessible,
  checkout,
}) => {
  await checkout.openPixCode('usual', 'pix')
  await query('update payments set amount = amount + 1 where order_id = $1', [checkout.id])
  await checkout.gatewayDoes('pay', 'paymentIntent')
  const notice = page.getByText(
    say(
      "We received a payment for this order, but its amount or reference doesn't match. Our team is looking into it and will either apply it or refund it. Please don't pay again, and contact us any time.",
    ),
  )
  for (const route of [undefined, 'quick', 'multi', 'hosted'] as const) {
    if (route) await checkout.open(route)
    await expect(page.getByRole('heading', { level: 1, name: say('Payment Error') })).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: say('Contact us') })).toBeVisible()
  }
  await expectAccessible()
  await page.goto(`/order-confirmation?order=${checkout.id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: say("We're checking your payment") }),
  ).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: say('Continue to payment') })).toHaveCount(0)
})

function payAtMercadoPago(checkout: Checkout) {
  return checkout.gatewayDoes('mp-approve', 'payment')
}

/** The bank reports the payment; the buyer's claim is not enough. */
function payIntoTheKey(_checkout: Checkout, request: APIRequestContext, code: string) {
  return control(request, 'bank-credit', { code })
}

/** Changes the payment in the API's responses for an order, and cuts its stream. */
async function changePayment(page: Page, id: string, change: (payment: Payment) => Partial<Payment>) {
  const changed = (payment: Payment) => ({ ...payment, ...change(payment) })
  await page.route(new RegExp(`/api/orders/${id}/events`), (route) => route.abort())
  await changeAnswer<CreatedPayment>(page, attempts(id), ({ payment }) => ({ payment: changed(payment) }))
  await changeAnswer<Order>(page, new RegExp(`/api/orders/${id}(\\?|$)`), ({ payment }) => ({
    payment: payment && changed(payment),
  }))
}
