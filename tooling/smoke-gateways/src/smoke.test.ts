import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { runSmoke } from './run.ts'
import { readSettings } from './settings.ts'

const keys = { accessToken: 'TEST-access', publicKey: 'TEST-public' }
const lines: string[] = []
const print = (line: string) => void lines.push(line)
afterEach(() => void (lines.length = 0))

async function startSandboxes(): Promise<{ gateway: LocalGateway; env: Record<string, string> }> {
  const gateway = await startLocalGateway({
    port: 0,
    secretKey: 'sk_test_smoke',
    publishableKey: 'pk_test_smoke',
    webhookSecret: 'whsec_unused',
    gateways: { mercadopago: { ...keys, webhookSecret: 'unused' } },
  })
  onTestFinished(() => gateway.close())
  return {
    gateway,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_smoke',
      STRIPE_API_URL: gateway.url,
      MERCADOPAGO_ACCESS_TOKEN: keys.accessToken,
      MERCADOPAGO_PUBLIC_KEY: keys.publicKey,
      MERCADOPAGO_API_URL: `${gateway.url}/mercadopago`,
    },
  }
}

test('O11: with keys every step passes; the stand-ins take the sandboxes’ place here', async () => {
  const { gateway, env } = await startSandboxes()
  expect(await runSmoke(readSettings(env), print)).toBe(true)
  expect(lines.map((line) => line.slice(0, 4))).toEqual([
    'ok  ',
    'ok  ',
    'ok  ',
    'ok  ',
    'ok  ',
    'ok  ',
    'ok  ',
  ])
  expect(gateway.ledger.list('refund')).toMatchObject([{ amount: 100 }])
})

test('O11: without keys it says so in one line for each gateway, and is no failure', async () => {
  expect(await runSmoke(readSettings({}), print)).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(/^skip Stripe: set STRIPE_SECRET_KEY/),
    expect.stringMatching(/^skip Mercado Pago: set MERCADOPAGO_ACCESS_TOKEN/),
  ])
})

test('O11: an account that takes no PIX skips that step only', async () => {
  const { gateway, env } = await startSandboxes()
  gateway.control.methods({ card: true, pix: false })
  const { stripe } = readSettings(env)
  expect(await runSmoke(stripe ? { stripe } : {}, print)).toBe(true)
  expect(lines.filter((line) => line.startsWith('skip'))).toEqual([
    expect.stringContaining('this account takes no PIX'),
    expect.stringContaining('Mercado Pago'),
  ])
})

test('O11: a gateway that fails is a failure, step by step', async () => {
  const { gateway, env } = await startSandboxes()
  gateway.control.fault({ kind: '500', times: 99, match: 'GET /mercadopago/' })
  expect(await runSmoke(readSettings(env), print)).toBe(false)
  const failed = lines.filter((line) => line.startsWith('FAIL'))
  expect(failed).toHaveLength(2)
  expect(failed[0]).toContain('Mercado Pago: a test card pays')
})

test.each([
  ['STRIPE_SECRET_KEY', 'sk_live_1'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'APP_USR-1'],
])('O11: a live %s is refused', (name, key) => {
  expect(() => readSettings({ [name]: key })).toThrow(name)
})
