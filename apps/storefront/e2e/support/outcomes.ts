import type { APIRequestContext, Page } from '@playwright/test'
import { query } from '@recadinho/presets/database'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { expectConfirmed, payButton, selectOption } from './buyer.ts'
import { control, fillMercadoPago, latestRef, orderInReais } from './sandbox.ts'
import { expect, shopTest } from './test.ts'

const addresses = {
  usual: (id: string) => `/checkout?order=${id}`,
  quick: (id: string) => `/enhanced-checkout?order=${id}`,
  hosted: (id: string) => `/checkout/stripe?order=${id}`,
  multi: (id: string) => `/checkout/multi/${id}`,
}

export const options = {
  card: /^(Card\s?Credit|Cartão\s?Crédito)/,
  spread: /^(Card, in up to 3 installments|Cartão, em até 3 vezes)/,
  pix: /^PIX\s?(Confirmed|Na hora)/,
  mercadoPagoPix: /^PIX.*Mercado Pago$/,
  keyPix: /^(PIX, direct to our key|PIX, para a nossa chave)/,
}

type Route = keyof typeof addresses
type Option = keyof typeof options
type Visitor = Pick<ShopFixtures, 'say' | 'locale'> & { page: Page; request: APIRequestContext }

/** A visitor's actions and expectations on an order's checkouts. */
function checkoutOf(id: string, { page, say, locale, request }: Visitor) {
  const code = page.getByLabel(say('PIX copy-and-paste code'))
  const open = (route: Route) => page.goto(addresses[route](id))
  const select = (option: Option) => selectOption(page, options[option])
  /** One press of the pay button. */
  const pay = () => payButton(page, say).click()
  const expectCode = () => expect(code).toHaveValue(/^000201/)
  return {
    id,
    open,
    select,
    pay,
    /** Pays with Mercado Pago's card form; the holder's name decides the card's outcome. */
    async payByInstallments(holder: 'APRO' | 'FUND' | 'CONT') {
      await select('spread')
      await fillMercadoPago(page, locale, holder)
      await pay()
    },
    code,
    expectCode,
    async openPixCode(route: Route, option: Option) {
      await open(route)
      await select(option)
      await pay()
      await expectCode()
      return code.inputValue()
    },
    /** Makes the sandbox's gateway act on the latest attempt, named as a `payment` or a `paymentIntent`. */
    gatewayDoes: async (action: string, name: string) =>
      control(request, action, { [name]: await latestRef(id) }),
    failed: page.getByRole('alert').filter({ hasText: say('Payment Failed') }),
    expectConfirmed: () => expectConfirmed(page, say, 'Mia'),
    /** Expects the states of the order's attempts, oldest first. */
    async expectAttempts(...states: string[]) {
      const sql = 'select state from payments where order_id = $1 order by id'
      expect(await query<{ state: string }>(sql, [id])).toEqual(states.map((state) => ({ state })))
    },
  }
}

export type Checkout = ReturnType<typeof checkoutOf>

/**
 * For payments with any outcome: a declined card (402), a missing picture on the gateway's page (404), an order that is
 * already paid (409), and aborted requests. Each test has its own unpaid order in reais and controls the gateway for
 * that order only, so that tests can run in parallel.
 */
export const outcomeTest = shopTest([
  /status of (402|404|409)/,
  /net::ERR_(FAILED|CONNECTION_RESET)/,
]).extend<{ checkout: Checkout }>({
  checkout: async ({ page, say, locale, request }, use) =>
    use(checkoutOf(await orderInReais(page, locale), { page, say, locale, request })),
})

/** No part of the form is covered by the sticky bars at any scroll position. */
export const clearView = (page: Page) =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar], header'))
      bar.style.position = 'static'
  })

/** The first request arrives and is processed, but its response is lost. */
export async function loseAnswer(page: Page, address: RegExp) {
  let lost = false
  // A route limited by `times` would leave other requests that are in flight at that moment hanging.
  await page.route(address, async (route) => {
    if (lost) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The API address of an order's payment attempts. */
export const attempts = (id: string) => new RegExp(`/api/orders/${id}/payments`)
