import type { TrackingStats } from '@recadinho/contracts/tracking'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import type { Period } from './store/event-store.ts'

/**
 * Counts what was refused, left out, repaired or flagged. Counts are written every few seconds, so that a flood is one
 * row a day.
 */
export interface Notes {
  add(reason: string): void
  /** Writes the counts since the last write. */
  write(zone: string, now: Date): Promise<void>
}

export function createNotes(db: Db): Notes {
  const counts = new Map<string, number>()
  const add = (reason: string, count = 1) => void counts.set(reason, (counts.get(reason) ?? 0) + count)
  return {
    add: (reason) => add(reason),
    async write(zone, now) {
      if (counts.size === 0) return
      const written = [...counts]
      counts.clear()
      const saved = statement`
        insert into tracking_notes as n (day, reason, count)
        select (${now}::timestamptz at time zone ${zone})::date, reason, count
        from unnest(${written.map(([reason]) => reason)}::text[], ${written.map(([, count]) => count)}::int[])
          as w (reason, count)
        on conflict (day, reason) do update set count = n.count + excluded.count`.execute(db)
      await saved.catch((error: unknown) => {
        for (const [reason, count] of written) add(reason, count)
        throw error
      })
    },
  }
}

export const listNotes = (db: Db, { from, until }: Period): Promise<TrackingStats['notes']> =>
  statement<TrackingStats['notes'][number]>`
    select reason, sum(count)::int as count from tracking_notes where day between ${from} and ${until}
    group by reason order by 2 desc, 1`.execute(db)
