import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { findBrowser } from '@recadinho/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cardIntent, openBench, type Bench } from './harness.ts'

let browser: Browser
let shopScript: string

beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser(process.env)
  browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  }) // all values are texts
  const input = fileURLToPath(new URL('shop/shop.ts', import.meta.url))
  const build = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  shopScript = (await build.generate({ format: 'iife' })).output[0].code
  await build.close()
}, 60_000)

afterAll(() => browser.close())

/** A shop on a different origin from the gateway, under a policy that forbids inline scripts and styles. */
async function openShop(
  bench: Bench,
  query: { locale?: string; redirect?: string; secret?: string } = {},
): Promise<{ page: Page; intent: string; complaints: string[] }> {
  const { url } = bench.gateway
  const policy = `default-src 'none'; script-src 'self' ${url}; style-src 'self'; connect-src ${url}; frame-src ${url}`
  const server = createServer((request, response) => {
    if (request.url === '/shop.js')
      return response.setHeader('content-type', 'text/javascript').end(shopScript)
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    return response.end(
      `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><div id="shop"></div></main><script src="${url}/stripe.js"></script><script src="/shop.js"></script>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    server.close()
    server.closeAllConnections()
  })
  const intent = await cardIntent(bench.stripe)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(error.message))
  const search = new URLSearchParams({ secret: intent.client_secret ?? '', ...query })
  const { port } = server.address() as AddressInfo // listening on TCP
  await page.goto(`http://127.0.0.1:${port}/?${search.toString()}`)
  return { page, intent: intent.id, complaints }
}

async function fill(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').pressSequentially('1240')
  await page.getByLabel('Security code').pressSequentially('123')
}

const expectStatus = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor()

test(
  'the real loader and the real React components take a card under a strict policy',
  { timeout: 60_000 },
  async () => {
    const bench = await openBench()
    const { page, intent, complaints } = await openShop(bench)
    await expectStatus(page, 'ready')
    await fill(page, '4242424242424242')
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('12 / 40')
    await expectStatus(page, 'complete')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expectStatus(page, 'paid')
    expect(await bench.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'succeeded' })
    const radius = await page
      .getByLabel('Card number')
      .evaluate(
        (input: { computedStyleMap(): Map<string, { value: number }> }) =>
          input.computedStyleMap().get('border-top-left-radius')?.value,
      )
    expect(radius).toBe(12)
    expect(complaints).toEqual([])
  },
)

test(
  'a wallet pays with its own card and tells who pays; a closed one pays nothing',
  { timeout: 60_000 },
  async () => {
    const bench = await openBench()
    const { page, intent, complaints } = await openShop(bench)
    await page.getByText('wallet there').waitFor()
    const button = page.getByRole('button', { name: 'Pay with the test wallet' })
    await button.click()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('wallet closed').waitFor()
    expect(await bench.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
    })

    await button.click()
    await page.getByRole('button', { name: /4242/ }).click()
    await page.getByText('wallet of Sandbox Wallet wallet@example.com').waitFor()
    await expectStatus(page, 'paid')
    expect(await bench.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'succeeded' })
    expect(complaints).toEqual([])
  },
)

test('a declined card is explained in words, and a second card pays', { timeout: 60_000 }, async () => {
  const bench = await openBench()
  const { page, intent } = await openShop(bench)
  await expectStatus(page, 'ready')
  await fill(page, '4000000000009995')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectStatus(page, 'error: Your card does not have enough funds')
  await page.getByLabel('Card number').fill('5555555555554444')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectStatus(page, 'paid')
  expect((await bench.stripe.paymentIntents.retrieve(intent)).status).toBe('succeeded')
})

test(
  'mistakes are shown beside the field, in Portuguese too, and nothing is sent',
  { timeout: 60_000 },
  async () => {
    const bench = await openBench()
    const { page } = await openShop(bench, { locale: 'pt-BR' })
    await expectStatus(page, 'ready')
    await page.getByLabel('Número do cartão').pressSequentially('4242424242424241')
    await page.getByLabel('Validade').pressSequentially('120')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expectStatus(page, 'error: Este número de cartão não é válido')
    await page.getByText('Digite o mês e o ano.').waitFor()
    await page.getByText('Digite o código do cartão.').waitFor()
    expect(await page.getByLabel('Número do cartão').getAttribute('aria-invalid')).toBe('true')
    expect(bench.gateway.ledger.list('payment_method')).toHaveLength(0)
  },
)

test(
  'O1: 3-D Secure opens the bank in a dialog: completing pays; failing and closing end the attempt',
  { timeout: 60_000 },
  async () => {
    const bench = await openBench()
    const { page, intent, complaints } = await openShop(bench)
    await expectStatus(page, 'ready')
    await fill(page, '4000002500003155')
    const pay = page.getByRole('button', { name: 'Pay', exact: true })
    const bank = page.frameLocator('iframe')
    await pay.click()
    await bank.getByRole('button', { name: 'Decline' }).click()
    await expectStatus(page, 'error: Your bank did not confirm')
    await expectStatus(page, '(invalid_request_error)')
    await pay.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectStatus(page, 'error: Your bank did not confirm')
    expect(await bench.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await pay.click()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expectStatus(page, 'paid')
    expect((await bench.stripe.paymentIntents.retrieve(intent)).status).toBe('succeeded')
    expect(complaints).toEqual([])
  },
)

test('redirect "always" leaves for the return address with the intent', { timeout: 60_000 }, async () => {
  const bench = await openBench()
  const { page, intent } = await openShop(bench, { redirect: 'always' })
  await expectStatus(page, 'ready')
  await fill(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/back\?/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('payment_intent')).toBe(intent)
  expect(searchParams.get('redirect_status')).toBe('succeeded')
})

test('an intent that does not exist is a load error', { timeout: 60_000 }, async () => {
  const { page } = await openShop(await openBench(), { secret: 'pi_none_secret_none' })
  await expectStatus(page, 'load error: resource_missing')
})
