import type { APIRequestContext } from '@playwright/test'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { query } from '@recadinho/presets/database'
import { parsePix } from 'pix-utils'
import { expectConfirmed, payButton } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import {
  attempts,
  codeField,
  multi,
  openPixCode,
  orderAnswers,
  outcomeTest as test,
  quick,
  select,
  usual,
} from './support/outcomes.ts'
import { expectQrCode } from './support/qr-code.ts'
import { control, latestRef, orderInReais } from './support/sandbox.ts'
import { expect } from './support/test.ts'

const takers = [
  ['mercadoPagoPix', payAtMercadoPago, { merchantName: 'RECADINHO SANDBOX', url: expect.any(String) }],
  ['keyPix', payIntoTheKey, { pixKey: 'sandbox@recadinho.example', transactionAmount: 49.9 }],
] as const

for (const [option, pay, says] of takers)
  test(`§2 /checkout/multi · ${option} · confirmed: independent readers decode the picture and the code`, async ({
    page,
    say,
    locale,
    expectAccessible,
    request,
  }) => {
    const id = await orderInReais(page, locale)
    await openPixCode(page, say, multi(id), option)
    const code = await codeField(page).inputValue()
    const picture = page.getByRole('img', { name: say('QR code of the PIX payment') })
    await expect(picture).toBeVisible()
    await expectQrCode(picture, code)
    expect(parsePix(code)).toMatchObject(says)
    expect(code).toContain('540549.90')
    await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/)
    await expectAccessible()
    await pay(request, id, code)
    await expectConfirmed(page, say, 'Mia')
  })

test('§6.18 a PIX code that was changed on its way is not shown; another one replaces it', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  const spoil = (code: string | null | undefined) => code?.replace('540549.90', '540594.90') ?? null
  await page.route(new RegExp(`/api/orders/${id}/events`), (route) => route.abort())
  await changeAnswer<CreatedPayment>(page, attempts(id), ({ payment }) => ({
    payment: { ...payment, pixCode: spoil(payment.pixCode) },
  }))
  await changeAnswer<Order>(page, orderAnswers(id), ({ payment }) => ({
    payment: payment && { ...payment, pixCode: spoil(payment.pixCode) },
  }))
  await page.goto(usual(id))
  await select(page, 'pix')
  await payButton(page, say).click()
  await expect(page.getByRole('alert')).toContainText(say("This PIX code isn't right"))
  await expect(codeField(page)).toHaveCount(0)
  await expectAccessible()
  const first = await latestRef(id)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: say('Get a new code') }).click()
  await expect(codeField(page)).toHaveValue(/540549\.90/)
  expect(await latestRef(id)).not.toBe(first)
})

test('§6.5 a PIX code that the shop does not have yet is waited for, and never called expired', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  await openPixCode(page, say, multi(id), 'mercadoPagoPix')

  // The API's answer between the attempt's row and the gateway's answer, or after its process died there.
  await page.route(new RegExp(`/api/orders/${id}/events`), (route) => route.abort())
  await changeAnswer<Order>(page, orderAnswers(id), ({ payment }) => ({
    payment: payment && { ...payment, state: 'created', pixCode: null },
  }))
  await page.reload()
  await expect(page.getByText(say("Open your bank's app"))).toBeVisible()
  await expect(page.getByRole('link', { name: say('Pay another way') })).toBeVisible()
  await expect(page.getByText(say('This PIX code has expired'))).toHaveCount(0)
  await expect(codeField(page)).toHaveCount(0)
  await expectAccessible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(codeField(page)).toHaveValue(/^000201/)
})

const refusals = [
  ['/checkout', usual, 'pix', 'decline', 'paymentIntent'],
  ['/checkout/multi', multi, 'mercadoPagoPix', 'mp-reject', 'payment'],
] as const

for (const [route, address, option, action, name] of refusals)
  test(`§2 ${route} · ${option} · failed: a refused code has not expired; another one can be created`, async ({
    page,
    say,
    locale,
    expectAccessible,
    request,
  }) => {
    const id = await orderInReais(page, locale)
    await openPixCode(page, say, address(id), option)
    const first = await codeField(page).inputValue()
    await control(request, action, { [name]: await latestRef(id) })
    const refused = say(
      "The PIX payment didn't go through, and nothing was charged. You can get a new code right now.",
    )
    await expect(page.getByRole('alert').filter({ hasText: say('Payment Failed') })).toContainText(refused)
    await expect(page.getByText(say('This PIX code has expired'))).toHaveCount(0)
    await expectAccessible()
    await page.goto(`/order-confirmation?order=${id}`)
    await expect(page.getByText(refused)).toBeVisible()

    await page.getByRole('link', { name: say('Continue to payment') }).click()
    await payButton(page, say).click()
    await expect(codeField(page)).toHaveValue(/^000201/)
    await expect(codeField(page)).not.toHaveValue(first)
  })

test('PIX: back from the bank’s app the gateway is polled at once', async ({ page, say, locale }) => {
  const id = await orderInReais(page, locale)
  await openPixCode(page, say, usual(id), 'pix')
  const request = page.waitForRequest((each) => each.method() === 'POST' && attempts(id).test(each.url()))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await (await request).response())?.status()).toBe(201)
  await expect(codeField(page)).toHaveValue(/^000201/)
})

test('§2 /checkout · PIX · error: mismatched money is checked, and nothing can be paid meanwhile', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const id = await orderInReais(page, locale)
  await openPixCode(page, say, usual(id), 'pix')
  await query('update payments set amount = amount + 1 where order_id = $1', [id])
  await control(request, 'pay', { paymentIntent: await latestRef(id) })
  const notice = page.getByText(
    say(
      "We received a payment for this order, but its amount or reference doesn't match. Our team is looking into it and will either apply it or refund it. Please don't pay again, and contact us any time.",
    ),
  )
  for (const address of [undefined, quick(id), multi(id), `/checkout/stripe?order=${id}`]) {
    if (address) await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: say('Payment Error') })).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: say('Contact us') })).toBeVisible()
  }
  await expectAccessible()
  await page.goto(`/order-confirmation?order=${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: say("We're checking your payment") }),
  ).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: say('Continue to payment') })).toHaveCount(0)
})

async function payAtMercadoPago(request: APIRequestContext, id: string) {
  await control(request, 'mp-approve', { payment: await latestRef(id) })
}

/** The bank reports the payment; the buyer's claim is not enough. */
async function payIntoTheKey(request: APIRequestContext, _id: string, code: string) {
  await control(request, 'bank-credit', { code })
}
