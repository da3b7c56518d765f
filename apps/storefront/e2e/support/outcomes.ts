import type { Page } from '@playwright/test'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { payButton, selectOption } from './buyer.ts'
import { expect, shopTest } from './test.ts'

/**
 * For payments of any outcome: a declined card (402), a missing picture of the gateway's page (404), an order that is
 * already paid (409), and requests that a test aborts. Each test has its own order and instructs the gateway about that
 * order alone: they run in parallel with any others.
 */
export const outcomeTest = shopTest([/status of (402|404|409)/, /net::ERR_(FAILED|CONNECTION_RESET)/])

export const usual = (id: string) => `/checkout?order=${id}`
export const quick = (id: string) => `/enhanced-checkout?order=${id}`
export const multi = (id: string) => `/checkout/multi/${id}`

export const options = {
  card: /^(Card\s?Credit|Cartão\s?Crédito)/,
  spread: /^(Card, in up to 3 installments|Cartão, em até 3 vezes)/,
  pix: /^PIX\s?(Confirmed|Na hora)/,
  mercadoPagoPix: /^PIX.*Mercado Pago$/,
  keyPix: /^(PIX, direct to our key|PIX, para a nossa chave)/,
}
export const select = (page: Page, option: keyof typeof options) => selectOption(page, options[option])

export const codeField = (page: Page) =>
  page.getByLabel(/^(PIX copy-and-paste code|Código PIX copia e cola)$/)

/** Chooses this way to pay by PIX on a checkout, and gets its code. */
export async function openPixCode(
  page: Page,
  say: ShopFixtures['say'],
  address: string,
  option: keyof typeof options,
) {
  await page.goto(address)
  await select(page, option)
  await payButton(page, say).click()
  await expect(codeField(page)).toHaveValue(/^000201/)
}

/** No part of the form is covered by the sticky bars, wherever the page is scrolled to. */
export const clearView = (page: Page) =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar], header'))
      bar.style.position = 'static'
  })

/** An API address whose answer is the order, or its payment attempt. */
export const orderAnswers = (id: string) => new RegExp(`/api/orders/${id}(\\?|$)`)
export const attempts = (id: string) => new RegExp(`/api/orders/${id}/payments`)
