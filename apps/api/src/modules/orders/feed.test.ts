import { expect, test } from 'vitest'
import type { Notifications } from '../../db/notifications.ts'
import { createOrderFeed } from './feed.ts'

/** A feed, with functions that simulate a notification and a reconnect. */
function createFeed() {
  let notify: (orderId: string) => void = () => undefined
  let reconnect: () => void = () => undefined
  const notifications: Notifications = {
    connected: true,
    listen(_channel, onMessage, onGap = () => undefined) {
      notify = onMessage
      reconnect = onGap
      return { close: () => undefined }
    },
    start: async () => undefined,
    stop: async () => undefined,
  }
  return {
    feed: createOrderFeed(notifications),
    notify: (id: string) => notify(id),
    reconnect: () => reconnect(),
  }
}

test('tells whether an order has changed since a position', () => {
  const { feed, notify } = createFeed()
  notify('a')
  const before = feed.position()
  expect(feed.unchangedSince(before, 'a')).toBe(true)
  notify('b')
  expect(feed.unchangedSince(before, 'a')).toBe(true)
  notify('a')
  expect(feed.unchangedSince(before, 'a')).toBe(false)
  expect(feed.unchangedSince(feed.position(), 'a')).toBe(true)
})

test('notifies who watches all orders of each change, until they close', () => {
  const { feed, notify, reconnect } = createFeed()
  let [one, other] = [0, 0]
  const watcher = feed.watchAll(() => (one += 1))
  feed.watchAll(() => (other += 1))
  notify('a')
  reconnect()
  watcher.close()
  notify('b')
  expect([one, other]).toEqual([2, 3])
})

test('counts what may have been missed or forgotten as a change', () => {
  const { feed, notify, reconnect } = createFeed()
  const before = feed.position()
  reconnect()
  expect(feed.unchangedSince(before, 'a')).toBe(false)
  const after = feed.position()
  notify('a')
  for (let n = 0; n < 1000; n++) notify(`other ${n}`)
  expect(feed.unchangedSince(after, 'a')).toBe(false)
  expect(feed.unchangedSince(feed.position(), 'a')).toBe(true)
})
