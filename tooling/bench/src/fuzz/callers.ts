import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { samples } from './samples.ts'

/** A browser session that has placed an order. */
export interface Buyer {
  cookie: string
  orderId: string
  token: string
}

const buyers = 20

/** Creates the orders that the requests refer to. */
export async function openBuyers(api: string): Promise<Buyer[]> {
  const made: Buyer[] = []
  for (let index = 0; index < buyers; index += 1) made.push(await openBuyer(api))
  return made
}

async function openBuyer(api: string): Promise<Buyer> {
  const response = await fetch(`${api}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(samples.order),
  })
  if (!response.ok) throw new Error(`Ordering answered ${response.status}: ${await response.text()}`)
  const { order, accessToken } = (await response.json()) as CreatedOrder // the server validates its responses
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { cookie, orderId: order.id, token: accessToken }
}
