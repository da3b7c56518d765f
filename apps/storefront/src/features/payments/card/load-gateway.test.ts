// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import { gatewayQuery, requestGatewayAgain } from './load-gateway.ts'

const option: InlineOption = {
  gateway: 'stripe',
  method: 'card',
  flow: 'inline',
  expiresAfterSeconds: null,
  installments: 1,
  sandbox: true,
  publishableKey: 'pk_test_0',
  form: 'confirm',
  wallets: false,
}
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]'),
]

test('Stripe’s script that never answers is requested at another address, and its answer counts', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const client = new QueryClient()
  const loading = client.fetchQuery(gatewayQuery(option))
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  const [stalled] = scripts()
  requestGatewayAgain(option)
  expect(scripts()).toHaveLength(2)
  expect(scripts()[1]?.src).not.toBe(stalled?.src)
  const stripe = { version: 'test' }
  vi.stubGlobal('Stripe', () => stripe)
  scripts()[1]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe(stripe)
  vi.unstubAllGlobals()
})
