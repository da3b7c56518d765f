import type { Order } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { pollForWaitingBuyers } from '../src/modules/payments/poll-attempts.ts'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { orderFeed } from '../src/modules/orders/feed.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

interface StreamedEvent {
  id: string
  event: string
  order: Order
}

/** A browser's EventSource, with the private link. */
async function listen(orderId: string, token: string) {
  const response = await fetch(`${shop.url}/api/orders/${orderId}/events?token=${token}`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let last: string | undefined
  /** The next version: a change just before the stream opened may be reported once more. */
  async function next(): Promise<StreamedEvent | undefined> {
    for (;;) {
      const event = await read()
      if (event?.id !== last || event === undefined) {
        last = event?.id
        return event
      }
    }
  }
  async function read(): Promise<StreamedEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const fields = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        )
        text = text.slice(end + 2)
        const data = fields.get('data')
        if (data !== undefined)
          return {
            id: fields.get('id') ?? '',
            event: fields.get('event') ?? '',
            order: JSON.parse(data) as Order,
          }
        continue
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return undefined
      text += chunk.value
    }
  }
  return { response, next, close: () => reader?.cancel() }
}

test('the order as it is now, and again at each change until it is paid', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  const stream = await listen(order.id, accessToken)
  expect(stream.response.headers.get('content-type')).toMatch('text/event-stream')
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.response.headers.get('cache-control')).toContain('no-transform')
  expect(await stream.next()).toMatchObject({
    id: '1',
    event: 'order',
    order: { id: order.id, status: 'pending', payment: null },
  })

  const { clientSecret } = await openPayment(browser, order.id, 'card')
  expect((await stream.next())?.order).toMatchObject({ paymentStatus: 'processing' })
  await submitCard(shop, clientSecret)
  let paid = await stream.next()
  // The attempt's row and the gateway's answer are separate changes; a slow reader may get them as one.
  while (paid?.order.status === 'pending') paid = await stream.next()
  expect(paid?.order).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed', stage: 'queued' })
  expect(Object.keys(paid?.order ?? {})).not.toContain('accessToken')
  await stream.close()
})

test('opening reads the order once, and again only if it may have changed since', async () => {
  const { order, accessToken } = await placeOrder(shop.browser())
  async function readsOfOpening() {
    shop.takeQueries()
    const stream = await listen(order.id, accessToken)
    expect(await stream.next()).toMatchObject({ order: { id: order.id } })
    await stream.close()
    return shop.takeQueries().filter((text) => text.includes('"orders"."link_token_hash"')).length
  }
  expect(await readsOfOpening()).toBe(1)
  vi.spyOn(orderFeed(shop.ctx), 'unchangedSince').mockReturnValueOnce(false)
  expect(await readsOfOpening()).toBe(2)
})

test('twenty pages watch at once over one listening connection; each gets the changes of its own order only', async () => {
  const orders = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const browser = shop.browser()
      const { order, accessToken } = await placeOrder(browser)
      await openPayment(browser, order.id, 'pix')
      return { id: order.id, stream: await listen(order.id, accessToken) }
    }),
  )
  for (const { stream } of orders) expect((await stream.next())?.order.status).toBe('pending')
  for (const { id } of orders) shop.gateway.control.pay({ paymentIntent: await latestRef(shop, id) })
  for (const { id, stream } of orders)
    expect((await stream.next())?.order).toMatchObject({ id, status: 'in_production' })
  const { rows } = await shop.ctx.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'recadinho-listen'`,
  )
  expect(rows).toEqual([{ count: 1 }])
  for (const { stream } of orders) await stream.close()
})

test('after the listening connection was cut, nothing that happened meanwhile is missed', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const stream = await listen(order.id, accessToken)
  await stream.next()
  await shop.ctx.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'recadinho-listen'`,
  )
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  let seen = await stream.next()
  while (seen && seen.order.status === 'pending') seen = await stream.next()
  expect(seen?.order.status).toBe('in_production')
  await stream.close()
})

test('twenty pages may follow an order, and no more; one that leaves makes room', async () => {
  const { order, accessToken } = await placeOrder(shop.browser())
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(order.id, accessToken)))
  const refused = await fetch(`${shop.url}/api/orders/${order.id}/events?token=${accessToken}`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  await streams[0]?.close()
  await expect.poll(() => orderFeed(shop.ctx).watching(order.id)).toBe(19)
  const again = await listen(order.id, accessToken)
  expect(again.response.status).toBe(200)
  for (const stream of [...streams, again]) await stream.close()
  await expect.poll(() => orderFeed(shop.ctx).watching(order.id)).toBe(0)
})

test('a stranger gets 404 and no stream', async () => {
  const { order } = await placeOrder(shop.browser())
  const response = await fetch(`${shop.url}/api/orders/${order.id}/events?token=${'x'.repeat(22)}`)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found'])
})

test('streams end when the process is asked to stop, so that it can', async () => {
  const ending = await createShop()
  const { order, accessToken } = await placeOrder(ending.browser())
  const response = await fetch(`${ending.url}/api/orders/${order.id}/events?token=${accessToken}`)
  const text = response.text()
  ending.ctx.shutdown.abort()
  expect(await text).toContain('event: order')
  await ending.close()
})

/** What the workers do every eight seconds, and at most two seconds later. */
async function pollForBuyers(): Promise<void> {
  await pollForWaitingBuyers(shop.ctx)
  await pollOnce(shop.ctx)
}

test('P5.8: while a page waits, the gateway is polled although every webhook is lost; once it is closed, no more', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const stream = await listen(order.id, accessToken)
  expect(await stream.next()).toMatchObject({ order: { status: 'pending' } })
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await pollForBuyers()
  expect(await stream.next()).toMatchObject({
    order: { status: 'in_production', paymentStatus: 'confirmed' },
  })
  await stream.close()

  const other = await placeOrder(browser)
  await openPayment(browser, other.order.id, 'pix')
  const left = await listen(other.order.id, other.accessToken)
  await left.close()
  await eventually(() => expect(orderFeed(shop.ctx).watching(other.order.id)).toBe(0))
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, other.order.id) })
  await pollForBuyers()
  expect((await readOrder(browser, other.order.id)).status).toBe('pending')
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

test('P5.8: an order without an open attempt is not asked about', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  const stream = await listen(order.id, accessToken)
  // From now on every request meets a gateway that never answers.
  shop.gateway.control.fault({ kind: 'hold', times: 5 })
  await expect(pollForBuyers()).resolves.toBeUndefined()
  shop.gateway.control['clear-faults']()
  await stream.close()
})

test('a HEAD request does not follow the order', async () => {
  const { order, accessToken } = await placeOrder(shop.browser())
  const path = `${shop.url}/api/orders/${order.id}/events?token=${accessToken}`
  expect((await fetch(path, { method: 'HEAD' })).status).toBe(405)
  expect(orderFeed(shop.ctx).watching(order.id)).toBe(0)
})
