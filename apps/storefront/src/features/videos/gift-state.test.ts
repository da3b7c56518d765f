import type { Order } from '@recadinho/contracts/orders'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { giftStateOf } from './gift-state.ts'

const now = new Date('2026-11-21T12:00:00Z')
const video: NonNullable<Order['video']> = {
  url: '/api/videos/x?token=y',
  posterUrl: null,
  captionsUrl: null,
  mimeType: 'video/mp4',
  bytes: 1000,
  expiresAt: '2027-02-19T12:00:00Z',
  formats: [],
}

test.each<[string, Partial<Order>]>([
  ['ready', { status: 'completed', video, videoState: 'ready' }],
  ['ready', { video, videoState: 'ready' }],
  ['expired', { status: 'completed', videoState: 'expired' }],
  ['withdrawn', { status: 'completed', videoState: 'withdrawn' }],
  ['elsewhere', { status: 'completed' }],
  ['making', {}],
  // A better video is being made.
  ['making', { videoState: 'withdrawn' }],
  ['paused', { paused: true, dueAt: '2026-11-20T12:00:00Z' }],
  ['late', { dueAt: '2026-11-21T11:59:00Z' }],
  ['scheduled', { opensAt: '2026-11-24T12:00:00Z', dueAt: '2026-11-21T11:59:00Z' }],
  // It opens any moment now.
  ['scheduled', { opensAt: '2026-11-21T11:59:30Z' }],
  ['late', { opensAt: '2026-11-21T11:50:00Z', dueAt: '2026-11-21T11:59:00Z' }],
  ['paused', { paused: true, opensAt: '2026-11-24T12:00:00Z' }],
  ['ready', { video, videoState: 'ready', opensAt: '2026-11-24T12:00:00Z' }],
  ['unpaid', { status: 'pending', paymentStatus: 'unpaid', dueAt: null }],
  ['unpaid', { status: 'expired', paymentStatus: 'failed', dueAt: null }],
  ['closed', { status: 'cancelled' }],
  ['closed', { paymentStatus: 'refunded' }],
])('the page is %s for %j', (state, change) => {
  expect(giftStateOf(anOrder(change), now)).toBe(state)
})
