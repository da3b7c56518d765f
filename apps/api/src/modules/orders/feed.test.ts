import { expect, test } from 'vitest'
import type { Notifications } from '../../db/notifications.ts'
import { createOrderFeed } from './feed.ts'

/** A feed, and what the database's connection would tell it. */
function createFeed() {
  let hear: (orderId: string) => void = () => undefined
  let lose: () => void = () => undefined
  const notifications: Notifications = {
    connected: true,
    listen(_channel, onMessage, onGap = () => undefined) {
      hear = onMessage
      lose = onGap
      return { close: () => undefined }
    },
    start: async () => undefined,
    stop: async () => undefined,
  }
  return { feed: createOrderFeed(notifications), hear: (id: string) => hear(id), lose: () => lose() }
}

test('a reader learns whether its order has changed since it began to read', () => {
  const { feed, hear } = createFeed()
  hear('a')
  const before = feed.position()
  expect(feed.unheardSince(before, 'a')).toBe(true)
  hear('b')
  expect(feed.unheardSince(before, 'a')).toBe(true)
  hear('a')
  expect(feed.unheardSince(before, 'a')).toBe(false)
  expect(feed.unheardSince(feed.position(), 'a')).toBe(true)
})

test('what may have been missed or forgotten counts as a change', () => {
  const { feed, hear, lose } = createFeed()
  const before = feed.position()
  lose()
  expect(feed.unheardSince(before, 'a')).toBe(false)
  const after = feed.position()
  hear('a')
  for (let n = 0; n < 1000; n++) hear(`other ${n}`)
  expect(feed.unheardSince(after, 'a')).toBe(false)
  expect(feed.unheardSince(feed.position(), 'a')).toBe(true)
})
