import { adNetworks, type AdNetwork } from '@recadinho/contracts/advertising'
import type { DataQuality } from '@recadinho/contracts/data-quality'
import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { findAdvertising, type AdvertisingRow } from '../advertising/queries.ts'
import { readPeriod } from '../tracking/period.ts'
import {
  countPurchases,
  listLost,
  readCounting,
  readNotes,
  type LostPurchase,
  type PurchaseCount,
} from './queries.ts'
import { tracking } from '../tracking/tracking.ts'

const lostAtMost = 100

/** How complete the figures of a period are, for marketing. */
export function dataQualityRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, clock } = ctx

  route(app, endpoints.getDataQuality, async ({ query }) => {
    const period = await readPeriod(ctx, query)
    const [notes, counting, newest, accounts] = await Promise.all([
      readNotes(db, period),
      readCounting(db),
      tracking(ctx).store.listSessions({ ...period, page: 1, limit: 1 }),
      findAdvertising(db),
    ])
    const reported = adNetworks.filter((network) => isReported(network, accounts))
    const [counts, lost] = await Promise.all([
      countPurchases(db, period, reported),
      listLost(db, period, { networks: reported, limit: lostAtMost }),
    ])
    return {
      startDate: period.from,
      endDate: period.until,
      notes,
      figures: {
        countedAt: counting.done_at?.toISOString() ?? null,
        failing: counting.failed_at !== null && !(counting.done_at && counting.done_at > counting.failed_at),
        newestSessionAt: newest.items[0]?.startedAt ?? null,
      },
      advertisers: reported.map((network) => standingOf(network, { accounts, counts, lost })),
      serverTime: clock.now().toISOString(),
    }
  })
}

const isReported = (network: AdNetwork, accounts: AdvertisingRow) =>
  accounts[`${network}_token_end`] !== null && (network !== 'tiktok' || accounts.tiktok_server)

interface Found {
  accounts: AdvertisingRow
  counts: readonly PurchaseCount[]
  lost: readonly LostPurchase[]
}

function standingOf(
  network: AdNetwork,
  { accounts, counts, lost }: Found,
): DataQuality['advertisers'][number] {
  const its = counts.filter((count) => count.network === network)
  return {
    network,
    pausedSince: accounts[`${network}_refused_at`]?.toISOString() ?? null,
    paid: its.reduce((sum, { orders }) => sum + orders, 0),
    states: its.map(({ state, orders }) => ({ state, orders })),
    waitingSince: its.find(({ state }) => state === 'waiting')?.since.toISOString() ?? null,
    lost: lost
      .filter((order) => order.network === network)
      .map(({ id, number, state, paid_at }) => ({ id, number, state, paidAt: paid_at.toISOString() })),
  }
}
