import type { APIRequestContext, Page } from '@playwright/test'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { query } from '@recadinho/presets/database'
import { parsePix } from 'pix-utils'
import { selectOption, expectConfirmed, fillCard, payButton } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import { expectQrCode } from './support/qr-code.ts'
import { control, fillMercadoPago, latestRef, orderInReais, paymentAtMercadoPago } from './support/sandbox.ts'
import { expect, shopTest } from './support/test.ts'

// A declined card (402), a missing picture of the gateway's page (404), an order that is already paid (409), and
// requests that a test aborts.
const test = shopTest([/status of (402|404|409)/, /net::ERR_(FAILED|CONNECTION_RESET)/])

// Each test has its own order and instructs the gateway about that order alone: they run in parallel with any others.

const usual = (id: string) => `/checkout?order=${id}`
const quick = (id: string) => `/enhanced-checkout?order=${id}`
const multi = (id: string) => `/checkout/multi/${id}`

const options = {
  card: /^(Card\s?Credit|Cartão\s?Crédito)/,
  spread: /^(Card, in up to 3 installments|Cartão, em até 3 vezes)/,
  pix: /^PIX\s?(Confirmed|Na hora)/,
  mercadoPagoPix: /^PIX.*Mercado Pago$/,
  keyPix: /^(PIX, direct to our key|PIX, para a nossa chave)/,
}
const select = (page: Page, option: keyof typeof options) => selectOption(page, options[option])

const codeField = (page: Page) => page.getByLabel(/^(PIX copy-and-paste code|Código PIX copia e cola)$/)

/** No part of the form is covered by the sticky bars. */
const clearView = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

/** An API address whose answer is the order, or its payment attempt. */
const orderAnswers = (id: string) => new RegExp(`/api/orders/${id}(\\?|$)`)
const attempts = (id: string) => new RegExp(`/api/orders/${id}/payments`)

test('§2 /checkout · card in installments · confirmed: the server’s plans, and no card data near the shop', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const id = await orderInReais(page, locale)
  const sent: string[] = []
  page.on('request', (each) => void (attempts(id).test(each.url()) && sent.push(each.postData() ?? '')))
  await page.goto(usual(id))
  // E8: PIX first, then one card, whose installments decide which gateway takes it.
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: options.pix })).toBeChecked()
  for (const mark of ['Visa', 'Mastercard', 'Elo', 'American Express'])
    await expect(page.getByRole('img', { name: mark })).toBeVisible()
  await select(page, 'card')
  const plans = page.getByLabel(say('Installments'), { exact: true })
  await expect(plans.getByRole('option')).toHaveCount(3)
  await expect(plans.getByRole('option').nth(2)).toContainText(/16[.,]63/)
  await plans.selectOption('3')
  await expect(page.frameLocator('iframe[name=cardNumber]').getByRole('textbox')).toBeVisible()
  await payButton(page, say).click()
  await expect(page.getByText(say('Please enter a valid CPF'))).toBeVisible()
  await expect(page.getByText(say('Check the card number.'))).toBeVisible()
  await clearView(page)
  await expectAccessible()

  await fillMercadoPago(page, locale, 'APRO')
  await expect(page.getByText(/16[.,]64/)).toBeVisible()
  await clearView(page)
  await expectAccessible()
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  expect(await paymentAtMercadoPago(request, await latestRef(id))).toMatchObject({
    status: 'approved',
    installments: 3,
    transaction_amount: 49.9,
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toMatch(/4235|5682|12345678909|123\.456/)
})

test('§2 /enhanced-checkout · card · confirmed, where Mercado Pago is the only card gateway', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  await changeAnswer<Catalog>(page, '**/api/catalog?*', ({ paymentOptions }) => ({
    paymentOptions: paymentOptions.filter(({ gateway }) => gateway === 'mercadopago'),
  }))
  await page.goto(quick(id))
  await expect(page.getByRole('heading', { level: 1, name: say('Quick card checkout') })).toBeVisible()
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
})

test('§2 /checkout/multi · card · failed, then PIX instead, then another card: open attempts are voided', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  await page.goto(multi(id))
  // With every gateway on: two card forms, three PIX options, a page and two links.
  await expect(page.getByRole('radio')).toHaveCount(8)
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'FUND')
  await payButton(page, say).click()
  const alert = page.getByRole('alert').filter({ hasText: say('Payment Failed') })
  // E10: one sentence, two actions, and the card is marked.
  await expect(alert).toContainText(
    say("This card doesn't have enough funds or credit for this. Try another card."),
  )
  await expect(alert.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('group', { name: say('Card details') })).toHaveAttribute('aria-invalid', 'true')
  await alert.getByRole('button', { name: say('Try another card') }).click()
  await expect(page.locator('iframe[name=cardNumber]')).toBeFocused()
  await expectAccessible()
  await alert.getByRole('button', { name: say('Pay with PIX instead') }).click()
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)
  const pix = await latestRef(id)

  await page.getByRole('link', { name: say('Pay another way') }).click()
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  const all = await query<{ gateway_ref: string; state: string }>(
    'select gateway_ref, state from payments where order_id = $1 order by id',
    [id],
  )
  expect(all.map(({ state }) => state)).toEqual(['failed', 'cancelled', 'confirmed'])
  expect(all[1]?.gateway_ref).toBe(pix)
})

for (const [end, action] of [
  ['confirmed', 'mp-approve'],
  ['failed', 'mp-reject'],
] as const)
  test(`§2 /checkout/multi · card · processing, then ${end}: the page updates by itself`, async ({
    page,
    say,
    locale,
    expectAccessible,
    request,
  }) => {
    const id = await orderInReais(page, locale)
    await page.goto(multi(id))
    await select(page, 'spread')
    await fillMercadoPago(page, locale, 'CONT')
    await payButton(page, say).click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByText(say('Payment processing')).first()).toBeVisible()
    await expectAccessible()
    await control(request, action, { payment: await latestRef(id) })
    if (end === 'confirmed') return expectConfirmed(page, say, 'Mia')
    await expect(page.getByText(say('Payment Failed')).first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: say('Continue to payment') }).click()
    await expect(page).toHaveURL(/\/checkout\?order=/)
    await expect(page.getByRole('alert')).toContainText(say('Payment Failed'))
  })

test('§2 /checkout/multi · card · error: a lost answer is requested again, and the card charged once', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  let lost = 0
  await page.route(attempts(id), async (route) => {
    if (lost++ > 0) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(multi(id))
  await select(page, 'spread')
  await fillMercadoPago(page, locale, 'APRO')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  expect(lost).toBeGreaterThan(0)
  const all = await query<{ state: string }>('select state from payments where order_id = $1', [id])
  expect(all).toEqual([{ state: 'confirmed' }])
})

test('§2 /checkout · card · error: the gateway’s answer got lost, so it is polled, and the card charged once', async ({
  page,
  say,
  locale,
}) => {
  const id = await orderInReais(page, locale)
  await page.route(/\/v1\/payment_intents\/[^/]+\/confirm/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(usual(id))
  await fillCard(page, locale, '4242 4242 4242 4242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')
  const all = await query<{ state: string }>('select state from payments where order_id = $1', [id])
  expect(all).toEqual([{ state: 'confirmed' }])
})

test('§6.35 /checkout/stripe · back without having paid: the page’s address proves nothing', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const id = await orderInReais(page, locale)
  await page.goto(`/checkout/stripe?order=${id}`)
  await payButton(page, say).click()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.goto(`/checkout/stripe?order=${id}&back=done`)
  await expect(page.getByRole('heading', { level: 1, name: say("Your order isn't paid yet") })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Continue to Stripe') })).toBeVisible()
  await expectAccessible()
})

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
    await page.goto(multi(id))
    await select(page, option)
    await payButton(page, say).click()
    await expect(codeField(page)).toHaveValue(/^000201/)
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
  await page.goto(multi(id))
  await select(page, 'mercadoPagoPix')
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)

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
    await page.goto(address(id))
    await select(page, option)
    await payButton(page, say).click()
    await expect(codeField(page)).toHaveValue(/^000201/)
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
  await page.goto(usual(id))
  await select(page, 'pix')
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)
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
  await page.goto(usual(id))
  await select(page, 'pix')
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)
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
