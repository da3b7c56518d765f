import type { SalesReport } from '@recadinho/contracts/analytics'
import type { TrackingStats } from '@recadinho/contracts/tracking'

/** Visits of three days, the second of them without any. */
export const someStats = (): TrackingStats => ({
  startDate: '2026-11-01',
  endDate: '2026-11-03',
  totals: { sessions: 14, visitors: 12, pages: 38, bounces: 3, seconds: 1400, paid: 2 },
  before: { sessions: 7, visitors: 7, pages: 9, bounces: 5, seconds: 70, paid: 0 },
  days: [
    { day: '2026-11-01', sessions: 10, visitors: 9, pages: 30, bounces: 2, seconds: 1000, paid: 1 },
    { day: '2026-11-03', sessions: 4, visitors: 4, pages: 8, bounces: 1, seconds: 400, paid: 1 },
  ],
  parts: [
    { part: 'source', key: 'google', sessions: 10, paid: 1 },
    { part: 'source', key: 'direct', sessions: 4, paid: 1 },
    { part: 'campaign', key: 'natal', sessions: 3, paid: 0 },
    { part: 'campaign', key: '', sessions: 11, paid: 2 },
    { part: 'country', key: '', sessions: 14, paid: 2 },
    { part: 'entry', key: '/', sessions: 14, paid: 2 },
    { part: 'device', key: 'mobile', sessions: 14, paid: 2 },
  ],
  bots: [],
  notes: [],
})

const none = { orders: 0, total: 0, received: 0, refunded: 0 }

/** Their orders, in two currencies. */
export const someSales = (): SalesReport => ({
  startDate: '2026-11-01',
  endDate: '2026-11-03',
  since: '2026-11-01T03:00:00.000Z',
  until: '2026-11-04T03:00:00.000Z',
  totals: [
    { currency: 'BRL', orders: 2, total: 9980, received: 9980, refunded: 0 },
    { currency: 'USD', orders: 1, total: 990, received: 990, refunded: 0 },
  ],
  before: [{ currency: 'BRL', ...none, orders: 1, total: 4990, received: 4990 }],
  days: [
    { day: '2026-11-01', currency: 'BRL', ...none, orders: 1, total: 4990, received: 4990 },
    { day: '2026-11-03', currency: 'BRL', ...none, orders: 1, total: 4990, received: 4990 },
    { day: '2026-11-03', currency: 'USD', ...none, orders: 1, total: 990, received: 990 },
  ],
  parts: [
    { part: 'source', key: 'google', currency: 'BRL', orders: 1, total: 4990 },
    { part: 'source', key: 'google', currency: 'USD', orders: 1, total: 990 },
    { part: 'source', key: null, currency: 'BRL', orders: 1, total: 4990 },
    { part: 'campaign', key: '', currency: 'BRL', orders: 1, total: 4990 },
    { part: 'campaign', key: '', currency: 'USD', orders: 1, total: 990 },
    { part: 'campaign', key: null, currency: 'BRL', orders: 1, total: 4990 },
    { part: 'promo_code', key: 'NATAL10', currency: 'BRL', orders: 1, total: 4990 },
  ],
})
