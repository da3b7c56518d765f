import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Order } from '@recadinho/contracts/orders'
import { query } from '@recadinho/presets/database'
import { expect } from './test.ts'

/** An unpaid order in reais in the language `locale`, created by this page's visitor. */
export async function orderInReais(page: Page, locale: 'en' | 'pt'): Promise<string> {
  const shop = process.env['E2E_STOREFRONT'] ?? ''
  const answer = await page.request.post(`${shop}/api/orders`, {
    headers: { 'idempotency-key': randomUUID(), origin: shop },
    data: {
      packageId: 'one-character',
      characterIds: ['princess-amara'],
      childName: 'Mia',
      childAge: 6,
      occasion: 'birthday',
      additionalNotes: 'She lost her first tooth and sings to her dog.',
      useAIVoice: true,
      whatsappNumber: '5511987654321',
      guardianName: 'Ana Prado',
      guardianEmail: 'ana@example.com',
      locale: 'pt',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await page.context().addCookies([{ name: 'recadinho_locale', value: locale, url: shop }])
  const { order } = (await answer.json()) as { order: Order } // the API's contract
  return order.id
}

/** One action on the sandbox's control page. */
export async function control(request: APIRequestContext, action: string, data: object): Promise<void> {
  const answer = await request.post(`${process.env['E2E_GATEWAY'] ?? ''}/control/${action}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The gateway's id of an order's latest attempt. */
export async function latestRef(orderId: string): Promise<string> {
  const [row] = await query<{ gateway_ref: string | null }>(
    'select gateway_ref from payments where order_id = $1 order by id desc limit 1',
    [orderId],
  )
  if (!row?.gateway_ref) throw new Error('The order has no attempt that its gateway knows')
  return row.gateway_ref
}

/** A payment as Mercado Pago's API returns it. */
export async function paymentAtMercadoPago(request: APIRequestContext, ref: string) {
  const address = `${process.env['E2E_GATEWAY'] ?? ''}/mercadopago/v1/payments/${ref}`
  const headers = { authorization: 'Bearer TEST-sandbox-access' }
  const answer = await request.get(address, { headers })
  return (await answer.json()) as { status: string; installments: number; transaction_amount: number } // of our own stand-in
}

/** Fills in the iframes of Mercado Pago's card form; the holder's name decides the card's outcome. */
export async function fillMercadoPago(page: Page, locale: 'en' | 'pt', holder: string): Promise<void> {
  const field = (name: string) => page.frameLocator(`iframe[name=${name}]`).getByRole('textbox')
  await field('cardNumber').fill('4235 6477 2802 5682')
  await field('expirationDate').fill('11 / 34')
  await field('securityCode').fill('123')
  await page.getByLabel(locale === 'pt' ? 'Nome impresso no cartão' : 'Name on the card').fill(holder)
  await page.getByLabel(/CPF/).fill('123.456.789-09')
}
