import type { Context } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { findSettings, type SettingsRow } from '../settings/queries.ts'
import { removeParentTakes } from '../speech/takes/purge.ts'
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
  deleteScriptAnswers,
  deleteVisits,
  deleteWebhookEvents,
  finishPurge,
  openPurge,
  type Removal,
} from './queries.ts'

interface Purge {
  name: string
  days: (settings: SettingsRow) => number
  removal: Removal
}

/** The retention times in days. The accounting record of orders, the ledger and the audit log are never deleted. */
const purgesOf = ({ fileStorage }: Context): readonly Purge[] => [
  { name: 'webhook_bodies', days: (keep) => keep.keep_webhook_bodies_days, removal: clearWebhookBodies },
  { name: 'webhook_events', days: (keep) => keep.keep_webhook_events_days, removal: deleteWebhookEvents },
  {
    name: 'ledger_comparisons',
    days: (keep) => keep.keep_webhook_events_days,
    removal: deleteOldComparisons,
  },
  {
    name: 'order_details',
    days: (keep) => keep.keep_order_details_days,
    removal: forgetOrders('details'),
  },
  { name: 'order_buyers', days: (keep) => keep.keep_order_buyers_days, removal: forgetOrders('all') },
  { name: 'chats', days: (keep) => keep.keep_order_details_days, removal: deleteChats },
  { name: 'visits', days: (keep) => keep.keep_visits_days, removal: deleteVisits },
  { name: 'affiliate_clicks', days: (keep) => keep.keep_visits_days, removal: deleteClicks },
  {
    name: 'sent_messages',
    days: (keep) => keep.keep_sent_messages_days,
    removal: deleteDoneOutboxEvents,
  },
  // Longer than an advertiser deduplicates events.
  { name: 'conversions', days: () => 3, removal: deleteEndedConversions },
  // Advertisers accept nothing older.
  { name: 'order_advertising', days: () => 7, removal: deleteOrderAdvertising },
  // As long as a form is filled in and its order corrected.
  { name: 'script_answers', days: () => 7, removal: deleteScriptAnswers },
  { name: 'ended_sessions', days: (keep) => keep.keep_ended_sessions_days, removal: deleteEndedSessions },
  // A parent's own voice, counted from the order's end.
  { name: 'parent_takes', days: () => 30, removal: removeParentTakes(fileStorage) },
  // Each video has its own expiry.
  { name: 'video_files', days: () => 0, removal: removeVideoFiles(fileStorage) },
]

const dayMs = 24 * 3_600_000
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
  await eachRow(purgesOf(ctx), async (each) => {
    try {
      await purgeOne(ctx, each, each.days(settings), canContinue)
    } catch (error) {
      ctx.events.record('purge_failed', { source: each.name })
      throw error
    }
  })
}

async function purgeOne(
  { db, clock, events }: Context,
  { name, removal }: Purge,
  days: number,
  canContinue: () => boolean,
): Promise<void> {
  const now = clock.now()
  if (!(await openPurge(db, name, now, new Date(now.getTime() - nightMs))) || !canContinue()) return
  const before = new Date(now.getTime() - days * dayMs)
  for await (const removed of removal(db, before, now)) {
    await countRemoved(db, name, removed)
    if (!canContinue()) return
  }
  events.record('purged', { source: name, count: await finishPurge(db, name, clock.now()) })
}
