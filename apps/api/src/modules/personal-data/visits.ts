import type { TrackedSession } from '@recadinho/contracts/tracking'
import type { Context } from '../../context.ts'
import { tracking } from '../tracking/tracking.ts'

type Orders = readonly { tracking_session_id: string | null }[]

/** The sessions in which these orders were placed, and their visitors' other sessions: what an erasure deletes (E7). */
export async function visitsOf(ctx: Context, orders: Orders): Promise<TrackedSession[]> {
  const named = [...new Set(orders.flatMap(({ tracking_session_id: id }) => id ?? []))]
  const found = await Promise.all(named.map((id) => tracking(ctx).store.visitorOf(id)))
  return [...new Map(found.flat().map((session) => [session.id, session])).values()]
}

/** For an export: each session with its events. */
export const exportVisits = (ctx: Context, sessions: readonly TrackedSession[]) =>
  Promise.all(
    sessions.map(async (session) => ({
      ...session,
      events: await tracking(ctx).store.sessionEvents(session.id),
    })),
  )
