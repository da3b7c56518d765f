import type { Context } from '../../context.ts'
import { findSettings, type SettingsRow } from '../settings/queries.ts'
import { removeVideoFiles } from '../videos/purge.ts'
import { forgetOrders } from './orders.ts'
import {
  clearWebhookBodies,
  countRemoved,
  deleteChats,
  deleteClicks,
  deleteDoneOutboxEvents,
  deleteEndedConversions,
  deleteEndedSessions,
  deleteOldComparisons,
  deleteOrderAdvertising,
  deleteVisits,
  deleteWebhookEvents,
  finishPurge,
  openPurge,
  type RemoveBatch,
} from './queries.ts'

interface Purge {
  name: string
  days: (settings: SettingsRow) => number
  removeBatch: RemoveBatch
}

/** The retention times in days. The accounting record of orders, the ledger and the audit log are never deleted. */
const purgesOf = ({ fileStorage }: Context): readonly Purge[] => [
  { name: 'webhook_bodies', days: (keep) => keep.keep_webhook_bodies_days, removeBatch: clearWebhookBodies },
  { name: 'webhook_events', days: (keep) => keep.keep_webhook_events_days, removeBatch: deleteWebhookEvents },
  {
    name: 'ledger_comparisons',
    days: (keep) => keep.keep_webhook_events_days,
    removeBatch: deleteOldComparisons,
  },
  {
    name: 'order_details',
    days: (keep) => keep.keep_order_details_days,
    removeBatch: forgetOrders('details'),
  },
  { name: 'order_buyers', days: (keep) => keep.keep_order_buyers_days, removeBatch: forgetOrders('all') },
  { name: 'chats', days: (keep) => keep.keep_order_details_days, removeBatch: deleteChats },
  { name: 'visits', days: (keep) => keep.keep_visits_days, removeBatch: deleteVisits },
  { name: 'affiliate_clicks', days: (keep) => keep.keep_visits_days, removeBatch: deleteClicks },
  {
    name: 'sent_messages',
    days: (keep) => keep.keep_sent_messages_days,
    removeBatch: deleteDoneOutboxEvents,
  },
  // Longer than an advertiser deduplicates events.
  { name: 'conversions', days: () => 3, removeBatch: deleteEndedConversions },
  // Advertisers accept nothing older.
  { name: 'order_advertising', days: () => 7, removeBatch: deleteOrderAdvertising },
  { name: 'ended_sessions', days: (keep) => keep.keep_ended_sessions_days, removeBatch: deleteEndedSessions },
  // Each video has its own expiry.
  { name: 'video_files', days: () => 0, removeBatch: removeVideoFiles(fileStorage) },
]

const dayMs = 24 * 3_600_000
/** Small enough that no buyer waits for the locks. */
const batch = 1000
/** A job stops before it would expire, and the next one continues. */
const sliceMs = 4 * 60_000
/** A purge that finished tonight is not started again tonight. */
const nightMs = 12 * 3_600_000

/**
 * Deletes what is older than the owner's settings allow, in small batches. A failing purge does not block the others.
 */
export async function purge(ctx: Context, signal: AbortSignal): Promise<void> {
  const settings = await findSettings(ctx.db)
  const end = performance.now() + sliceMs
  const canContinue = () => performance.now() < end && !signal.aborted && !ctx.shutdown.signal.aborted
  const failures: unknown[] = []
  for (const { name, days, removeBatch } of purgesOf(ctx)) {
    try {
      await purgeOne(ctx, { name, days: days(settings), removeBatch, canContinue })
    } catch (error) {
      failures.push(error)
      ctx.events.record('purge_failed', { source: name })
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something could not be purged')
}

async function purgeOne(
  { db, clock, events }: Context,
  purge: { name: string; days: number; removeBatch: RemoveBatch; canContinue: () => boolean },
): Promise<void> {
  const { name, days, removeBatch, canContinue } = purge
  const now = clock.now()
  if (!(await openPurge(db, name, now, new Date(now.getTime() - nightMs)))) return
  const before = new Date(now.getTime() - days * dayMs)
  for (let removed = batch; removed === batch;) {
    if (!canContinue()) return
    removed = await removeBatch(db, before, batch, now)
    await countRemoved(db, name, removed)
  }
  events.record('purged', { source: name, count: await finishPurge(db, name, clock.now()) })
}
