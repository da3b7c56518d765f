import AxeBuilder from '@axe-core/playwright'
import { findBrowser } from '@recadinho/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { FAULTS, FLAWS, KILLS } from '../src/faults.ts'
import { WEBHOOK_POLICIES } from '../src/records.ts'
import { EN } from '../src/rehearsal/texts-en.ts'
import { PT } from '../src/rehearsal/texts-pt.ts'
import type { ShopControls } from '../src/server.ts'
import { cardIntent, openBench, pixIntent, type Bench } from './harness.ts'

let browser: Browser
beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser(process.env)
  browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } }) // all values are texts
}, 60_000)
afterAll(() => browser.close())

async function openPage(bench: Bench, path: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${bench.gateway.url}${path}`)
  return page
}

/** A shop that records the controls called on it. */
function openShop() {
  const done: unknown[] = []
  const price = { packageId: 'one-character', currency: 'BRL', amount: 4990 }
  const shop: ShopControls = {
    api: () => ({ up: done.at(-1) !== 'killed', ends: done.length }),
    killApi: () => Promise.resolve(void done.push('killed')),
    raisePrice: (order, by) => Promise.resolve(done.push([order, by])).then(() => price),
    setPrice: (old) => Promise.resolve(void done.push(old)),
  }
  return { shop, done, price }
}

const keys = { accessToken: 'TEST-access', publicKey: 'TEST-public', webhookSecret: 'notifications' }

/** A gateway with payments of each kind in each state, a bank's credit and a paid link. */
async function openBusy(): Promise<Bench> {
  const bench = await openBench({
    gateways: { mercadopago: keys },
    bank: { webhookSecret: 'bank' },
    shop: openShop().shop,
    neighbours: { shop: 'http://localhost:3000', admin: 'http://localhost:3001/admin' },
  })
  const { control, url } = bench.gateway
  await pixIntent(bench.stripe)
  const paid = await cardIntent(bench.stripe)
  await bench.stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })
  const disputed = control['pay-unmatched']({ amount: 5000 })
  control.dispute({ paymentIntent: disputed.id })
  control['mp-pay-unmatched']({ amount: 700 })
  control['bank-credit']({ reference: 'R7K3M9Q', amount: 4990 })
  await fetch(`${url}/link/one-character-pix?amount=4990&currency=BRL`, {
    method: 'POST',
    body: new URLSearchParams({ reference: 'R-7K3M9Q' }),
  })
  await control.idle()
  return bench
}

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes[0]?.html,
  ])

describe.each(['en', 'pt'] as const)('in %s', (language) => {
  test.each([360, 1280])('accessible, and nothing wider than the screen, at %i px', async (width) => {
    const bench = await openBusy()
    const page = await openPage(bench, `/?lang=${language}`, width)
    expect(await page.locator('html').getAttribute('lang')).toBe(language === 'pt' ? 'pt-BR' : 'en')
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await page.locator('.deliveries a').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  })
})

test('a click plays a scene and says what one should see; the language stays', async () => {
  const bench = await openBench()
  const intent = await pixIntent(bench.stripe)
  const page = await openPage(bench, '/?lang=pt')
  await page.getByRole('button', { name: `${PT.scenes.pay.label}: ` }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toContain(PT.scenes.pay.see)
  expect(bench.gateway.ledger.get('payment_intent', intent.id)?.status).toBe('succeeded')
  await page.getByRole('button', { name: `${PT.scenes.dispute.label}: ` }).click()
  await page.getByRole('button', { name: `${PT.scenes.disputeLost.label}: ` }).click()
  expect(bench.gateway.ledger.list('dispute')).toMatchObject([{ status: 'lost' }])
  expect(await page.locator('.standing').textContent()).toBe(PT.standings.lost)
})

test('every policy and every fault has its button, which orders just that', async () => {
  const bench = await openBench({ shop: openShop().shop })
  const page = await openPage(bench, '/?lang=en')
  for (const policy of WEBHOOK_POLICIES) {
    await page.getByRole('button', { name: EN.scenes[policy].label, exact: true }).click()
    expect(bench.gateway.ledger.get('setting', 'account')?.webhookPolicy).toBe(policy)
  }
  await page.getByLabel(EN.times).fill('3')
  const all = [...FAULTS, ...FLAWS, ...KILLS]
  for (const kind of all) {
    const { label } = EN.scenes[kind === 'hold' ? 'hold_calls' : kind]
    await page.getByLabel(EN.calls).selectOption('POST /v1/refunds')
    await page.getByRole('button', { name: label, exact: true }).click()
    expect(await page.getByRole('status').textContent()).toContain(label)
  }
  const state = (await (await fetch(`${bench.gateway.url}/control/state`)).json()) as {
    faults: { kind: string; match: string; times: number }[]
  }
  expect(state.faults.map(({ kind }) => kind)).toEqual(all)
  expect(new Set(state.faults.map(({ match }) => match))).toEqual(new Set(['POST /v1/refunds']))
})

test('what is unusual stands at the top, and one button ends it', async () => {
  const bench = await openBench()
  const page = await openPage(bench, '/?lang=en')
  await page.getByText(EN.normal).waitFor()
  await page.getByRole('button', { name: EN.scenes.hold.label, exact: true }).click()
  await page.getByRole('button', { name: EN.scenes.clock30.label }).click()
  await page.getByRole('button', { name: `${EN.switchOff}: PIX` }).click()
  await page.getByText(/ahead by 31 minutes.*Delay them.*switched off: PIX/).waitFor()
  await cardIntent(bench.stripe)
  await page.getByRole('link', { name: EN.refresh }).click()
  await page.getByText(`1 ${EN.held}`, { exact: true }).waitFor()
  await page.getByRole('button', { name: EN.scenes.backToNormal.label }).click()
  await page.getByText(EN.normal).waitFor()
  await bench.gateway.control.idle()
  expect(bench.received.map((event) => event?.type)).toEqual(['payment_intent.created'])
})

test('a delivery shows what is sent and the answer, and can be sent again, truly or forged', async () => {
  const bench = await openBench()
  const intent = await cardIntent(bench.stripe)
  await bench.gateway.control.idle()
  const page = await openPage(bench, '/?lang=en')
  await page.getByRole('link', { name: `${EN.details}: payment_intent.created` }).click()
  await page.getByText(`"id": "${intent.id}"`).waitFor()
  await page.getByText('stripe-signature: t=').waitFor()
  await page.getByRole('button', { name: EN.scenes.forge.label }).click()
  await bench.gateway.control.idle()
  await page.getByRole('link', { name: EN.refresh }).click()
  await page.getByText(EN.forged).waitFor()
  expect(bench.received).toMatchObject([{ type: 'payment_intent.created' }, null])
})

test('the bank’s form: a reference and an amount, a cent less; what is wrong is said and nothing booked', async () => {
  const bench = await openBench({ bank: { webhookSecret: 'bank' } })
  const page = await openPage(bench, '/?lang=en')
  await page.getByRole('button', { name: EN.scenes.creditShort.label }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(EN.reference).fill('R7K3M9Q')
  await page.getByLabel(EN.amount).fill('4990')
  await page.getByRole('button', { name: EN.scenes.creditShort.label }).click()
  await page.getByRole('status').waitFor()
  expect(bench.gateway.ledger.list('bank_credit')).toMatchObject([{ txid: 'R7K3M9Q', amount: 4989 }])
})

test('the shop itself: its API killed, a price raised, and back to normal puts it back', async () => {
  const { shop, done, price } = openShop()
  const bench = await openBench({ shop })
  const page = await openPage(bench, '/?lang=en')
  await page.getByRole('button', { name: EN.scenes.killApi.label }).click()
  await page.getByText(`${EN.apiEnds} 1.`).waitFor()
  await page.getByText(`${EN.notNormal} ${EN.apiAway}.`, { exact: true }).waitFor()
  await page.getByLabel(EN.orderNumber).fill('R-7K3M9Q')
  await page.getByRole('button', { name: EN.scenes.raisePrice.label }).click()
  await page.getByText(new RegExp(`${EN.notNormal} ${EN.pricesRaised}`)).waitFor()
  await page.getByRole('button', { name: EN.scenes.backToNormal.label }).click()
  await page.getByText(EN.normal).waitFor()
  expect(done).toEqual(['killed', ['R-7K3M9Q', 1000], price])
})

test('without a shop beside it nothing of the kind is offered, and asked for it says why', async () => {
  const bench = await openBench()
  const page = await openPage(bench, '/?lang=en')
  for (const id of ['killApi', 'raisePrice', 'kill-before-commit', 'kill-after-commit'] as const)
    expect(await page.getByRole('button', { name: EN.scenes[id].label }).count()).toBe(0)
  const actions = [
    ['kill-api', {}],
    ['raise-price', { order: 'R-7K3M9Q' }],
    ['fault', { kind: 'kill-after-commit' }],
  ] as const
  for (const [action, input] of actions) {
    const answer = await fetch(`${bench.gateway.url}/control/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { ok: false, message: 'This gateway was started without a shop beside it.' },
    ])
  }
})

test('what a shop wrote is shown as text, never as markup', async () => {
  const bench = await openBench()
  await bench.stripe.paymentIntents.create({
    amount: 500,
    currency: 'brl',
    description: '<img src=x onerror=alert(1)>',
  })
  const text = await (await fetch(`${bench.gateway.url}/`)).text()
  expect(text).toContain('&lt;img src=x')
  expect(text).not.toContain('<img')
})
