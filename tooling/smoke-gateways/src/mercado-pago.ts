import { GatewayError } from '@recadinho/api/gateways/gateway'
import { mercadoPagoGateway } from '@recadinho/api/gateways/mercado-pago'
import { amount, paymentRequest, refundRequest } from './request.ts'
import type { MercadoPagoKeys } from './settings.ts'
import { eventually, expectEqual, type Step } from './steps.ts'

/** Mercado Pago's published test card for Brazil; the cardholder's name decides the outcome. */
const testCard = {
  card_number: '5031433215406351',
  security_code: '123',
  expiration_month: 11,
  expiration_year: 2030,
}

/**
 * Tests the shop's own adapter against Mercado Pago with test keys. Notifications cannot be polled there, so payments
 * are read.
 */
export function mercadoPagoSteps(keys: MercadoPagoKeys): Step[] {
  const { apiUrl = 'https://api.mercadopago.com', publicKey } = keys
  const gateway = mercadoPagoGateway({
    ...keys,
    apiUrl: keys.apiUrl,
    scriptUrl: undefined,
    webhookSecret: 'of the smoke run',
    notificationUrl: 'http://localhost/',
    clock: { now: () => new Date() },
    timeoutMs: 20_000,
  })

  /** Creates a card token like the buyer's browser. */
  async function tokenOf(holder: string): Promise<string> {
    const response = await fetch(`${apiUrl}/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...testCard,
        cardholder: { name: holder, identification: { type: 'CPF', number: '12345678909' } },
      }),
    })
    const { id } = (await response.json()) as { id?: unknown } // checked on the next line
    if (typeof id !== 'string') throw new Error(`No card token: ${response.status}`)
    return id
  }

  const payByCard = async (holder: string) =>
    gateway.createPayment(
      paymentRequest({ card: { token: await tokenOf(holder), brand: 'master', installments: 1 } }),
    )

  return [
    {
      title: 'a test card pays, and a part is refunded',
      async run() {
        const { ref } = await payByCard('APRO')
        const paid = await gateway.fetchPayment(ref)
        expectEqual('state', paid.state, 'confirmed')
        expectEqual('amount', paid.amount, amount)
        const refund = await gateway.refundsApi?.refund(refundRequest(ref, 100))
        if (refund?.state !== 'sent') expectEqual('refund', refund?.state, 'succeeded')
        const history = await gateway.refundsApi?.history(ref)
        expectEqual('the refund in the list', history?.refunds[0]?.ref, refund?.ref)
      },
    },
    {
      title: 'a declined card is refused with its reason',
      async run() {
        const { state, failureCode } = await payByCard('FUND')
        expectEqual('state', state, 'refused')
        expectEqual('reason', failureCode, 'cc_rejected_insufficient_amount')
      },
    },
    {
      title: 'a PIX code is made, found by its attempt, and voided',
      async run() {
        const request = paymentRequest({ method: 'pix', flow: 'code' })
        const opened = await gateway.createPayment(request).catch((error: unknown) => {
          // Mercado Pago refuses accounts without their own PIX key.
          if (error instanceof GatewayError && error.kind === 'refused') return error
          throw error
        })
        if (opened instanceof GatewayError)
          return { skipped: `this account takes no PIX: ${opened.code ?? opened.message}` }
        if (!opened.pixCode?.startsWith('000201')) throw new Error('There is no PIX code in the answer')
        const { attemptId: id, flow, begunAt } = request
        const found = await eventually('the payment', () => gateway.findPayment({ id, flow, begunAt }))
        expectEqual('the payment that was found', found.ref, opened.ref)
        expectEqual('state', (await gateway.cancelPayment(opened.ref)).state, 'cancelled')
        return undefined
      },
    },
  ]
}
