import type { APIRequestContext, Page } from '@playwright/test'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { expectConfirmed, pick, reachCheckout } from './support/buyer.ts'
import { expectQrCode } from './support/qr-code.ts'
import { control } from './support/sandbox.ts'
import { expect, test } from './support/test.ts'

test('@phone a parent pays by PIX: the picture contains the code, and the page updates by itself', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  await reachCheckout(page, say, locale, 'João')
  const code = await getCode(page, say)
  expect(code).toMatch(/^000201.*540549\.90.*6304[0-9A-F]{4}$/)

  const picture = page.getByRole('img', { name: say('QR code of the PIX payment') })
  await expect(picture).toBeVisible()
  await expectQrCode(picture, code)
  await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/)
  await expectAccessible()

  await page.reload()
  await expect(page.getByLabel(say('PIX copy-and-paste code'))).toHaveValue(code)
  await payPix(request, code)
  await expectConfirmed(page, say, 'João')
})

test('@phone an expired code is replaced on the same order', async ({ page, say, locale, request }) => {
  await reachCheckout(page, say, locale, 'Mia')
  const first = await getCode(page, say)
  const named = page.getByText(/R-[2-9A-HJKMNP-TV-Z]{6}/).first()
  const number = /R-\w{6}/.exec((await named.textContent()) ?? '')?.[0] // the countdown beside it keeps changing
  await control(request, 'expire', { paymentIntent: await intentOf(request, first) })
  await page.getByRole('button', { name: say('Get a new code') }).click()
  const second = page.getByLabel(say('PIX copy-and-paste code'))
  await expect(second).not.toHaveValue(first)
  await expect(page.getByText(number ?? 'no number').first()).toBeVisible()
  await payPix(request, await second.inputValue())
  await expectConfirmed(page, say, 'Mia')
})

test('@desktop PIX is not offered for prices in other currencies than reais', async ({
  page,
  say,
  locale,
}) => {
  await reachCheckout(page, say, locale, 'Lia')
  await expect(page.getByRole('radio', { name: /PIX/ })).toHaveCount(0)
})

async function getCode(page: Page, say: ShopFixtures['say']): Promise<string> {
  await pick(page.getByRole('radio', { name: /PIX/ }))
  await page.getByRole('button', { name: say('Get the PIX code') }).click()
  return page.getByLabel(say('PIX copy-and-paste code')).inputValue()
}

/** Pays the code as the buyer's bank would. */
async function payPix(request: APIRequestContext, code: string) {
  await control(request, 'pay', { paymentIntent: await intentOf(request, code) })
}

/** The payment of this code. */
async function intentOf(request: APIRequestContext, code: string): Promise<string> {
  const answer = await request.get(`${process.env['E2E_GATEWAY'] ?? ''}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  const { data } = (await answer.json()) as {
    data: { id: string; next_action: { pix_display_qr_code?: { data?: string } } | null }[]
  } // Stripe's list
  const found = data.find(({ next_action }) => next_action?.pix_display_qr_code?.data === code)
  if (!found) throw new Error('The gateway knows no payment with this code')
  return found.id
}
