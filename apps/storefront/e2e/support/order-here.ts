import type { Page } from '@playwright/test'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { arrive } from './buyer.ts'
import { expect } from './test.ts'

/** Creates an order with this browser's cookies, as the checkout does, and opens its page. */
export async function orderHere(page: Page, locale: 'en' | 'pt', wishes: object = {}): Promise<CreatedOrder> {
  await arrive(page, locale)
  const origin = process.env['E2E_STOREFRONT'] ?? ''
  const answer = await page.request.post('/api/orders', {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: {
      packageId: 'one-character',
      characterIds: ['princess-amara'],
      childName: 'Olivia',
      childAge: 6,
      occasion: 'birthday',
      additionalNotes: 'She sings to her dog.',
      useAIVoice: true,
      whatsappNumber: '5511987654321',
      guardianName: 'Ana Prado',
      guardianEmail: 'ana@example.com',
      locale,
      ...wishes,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as CreatedOrder // the server validates its responses
}
