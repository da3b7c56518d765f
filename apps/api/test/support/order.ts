import { randomUUID } from 'node:crypto'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { Browser } from './app.ts'

/** A complete form; a Brazilian one, so that both ways to pay are open. */
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

/** Orders as a buyer does; the browser then holds the order's cookie. */
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
