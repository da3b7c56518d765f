import { randomUUID } from 'node:crypto'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { Browser } from './app.ts'

/** A complete form; a Brazilian one, so that both payment methods are available. */
export const orderBody = {
  packageId: 'one-character',
  characterIds: ['princess-amara'],
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She lost her first tooth.',
  useAIVoice: true,
  whatsappNumber: '5511987654321',
  guardianName: 'Ana Souza',
  guardianEmail: 'ana@example.com',
  locale: 'pt',
}

export const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

/** Places an order like a buyer; the browser then has the order's cookie. */
export async function placeOrder(browser: Browser, change: object = {}): Promise<CreatedOrder> {
  const response = await browser.post('/api/orders', { ...orderBody, ...change }, withKey())
  if (response.statusCode !== 201) throw new Error(`No order: ${response.body}`)
  return response.json()
}

export async function readOrder(browser: Browser, orderId: string): Promise<Order> {
  const response = await browser.get(`/api/orders/${orderId}`)
  if (response.statusCode !== 200) throw new Error(`No order to read: ${response.body}`)
  return response.json()
}
