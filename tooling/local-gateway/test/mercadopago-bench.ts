import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MercadoPagoConfig, Payment, PaymentRefund, WebhookSignatureValidator } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { onTestFinished } from 'vitest'
import { startLocalGateway, type GatewayOptions, type LocalGateway } from '../src/server.ts'
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from './harness.ts'

export const mercadoPagoKeys = {
  accessToken: 'TEST-access',
  publicKey: 'TEST-public',
  webhookSecret: 'notifications',
}

export interface MercadoPagoBench {
  gateway: LocalGateway
  /** The real SDK's clients. */
  payments: Payment
  refunds: PaymentRefund
  /** Received notifications, verified like in the SDK. */
  received: { id: string; good: boolean }[]
  /** Calls the API without the SDK, to see what the SDK hides. */
  call: (
    method: string,
    path: string,
    body?: object,
    key?: string,
    headers?: Record<string, string>,
  ) => Promise<Response>
}

/** The gateway with the real SDK as its client, and a receiver that verifies signatures like the SDK. */
export async function openMercadoPago(options: Partial<GatewayOptions> = {}): Promise<MercadoPagoBench> {
  const received: MercadoPagoBench['received'] = []
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '', 'http://shop').searchParams.get('data.id') ?? ''
    received.push({ id, good: isGood(request.headers, id) })
    request.resume()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const gateway = await startLocalGateway({
    port: 0,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    gateways: { mercadopago: { ...mercadoPagoKeys, webhookUrl: `http://127.0.0.1:${port}/hook` } },
    ...options,
  })
  onTestFinished(async () => {
    await gateway.close()
    server.close()
    server.closeAllConnections()
  })
  const { accessToken } = mercadoPagoKeys
  const config = new MercadoPagoConfig({ accessToken, options: { maxRetries: 0 } })
  const at = AppConfig as { BASE_URL: string } // declared read-only, but a plain field
  at.BASE_URL = `${gateway.url}/mercadopago`
  return {
    gateway,
    payments: new Payment(config),
    refunds: new PaymentRefund(config),
    received,
    call: (method, path, body, key, headers) =>
      fetch(`${gateway.url}/mercadopago${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'x-idempotency-key': key }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** A card payment that waits for its review by default; other holder names have other outcomes. */
export async function payByCard({ gateway, payments }: MercadoPagoBench, holder = 'CONT'): Promise<number> {
  const { publicKey } = mercadoPagoKeys
  const made = await fetch(`${gateway.url}/mercadopago/v1/card_tokens?public_key=${publicKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: '4235647728025682',
      security_code: '123',
      expiration_month: 11,
      expiration_year: 2040,
      cardholder: { name: holder },
    }),
  })
  const { id: token } = (await made.json()) as { id: string } // the stand-in's own response
  const body = { ...pixPayment, payment_method_id: 'visa', token, installments: 1 }
  const { id = 0 } = await payments.create({ body })
  return id
}

function isGood(headers: Record<string, string | string[] | undefined>, dataId: string): boolean {
  try {
    const xRequestId = headers['x-request-id']
    const secret = mercadoPagoKeys.webhookSecret
    WebhookSignatureValidator.validate({ xSignature: headers['x-signature'], xRequestId, dataId, secret })
    return true
  } catch {
    return false
  }
}

export const pixPayment = {
  transaction_amount: 19.9,
  payment_method_id: 'pix',
  payer: { email: 'ana@example.com' },
}

export const withKey = (idempotencyKey: string) => ({ requestOptions: { idempotencyKey } })
