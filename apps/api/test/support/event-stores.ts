import { uuidv7 } from '../../src/ids.ts'
import { createDb, createPool } from '../../src/db/client.ts'
import { unclocked } from '../../src/modules/tracking/pipeline/when.ts'
import type { EventStore, TrackedEvent } from '../../src/modules/tracking/store/event-store.ts'
import { createPostgresEventStore } from '../../src/modules/tracking/store/postgres/store.ts'
import { createTestDatabase } from './database.ts'

export const zone = 'America/Sao_Paulo'

/** An empty one on its own database. */
export async function emptyStore(sessionsAtOnce?: number) {
  const database = await createTestDatabase()
  const pool = createPool({ databaseUrl: database.url, max: 3, onError: () => undefined })
  const db = createDb(pool)
  return {
    pool,
    db,
    store: createPostgresEventStore(db, sessionsAtOnce),
    async close() {
      await db.destroy()
      await database.drop()
    },
  }
}

/** Two days of visits by three people, with everything that a session is known by. */
export const visits = (): TrackedEvent[] =>
  Array.from({ length: 40 }, (_, index) => {
    const at = new Date(Date.parse('2026-11-02T12:00:00Z') + index * 45 * 60_000)
    const session = Math.floor(index / 4)
    const paid = session === 2 && index % 4 === 3
    return {
      eventId: uuidv7(at),
      madeAt: index === 5 ? unclocked : at,
      elsewhere: null,
      at,
      sessionId: `00000000-0000-4000-8000-${String(session).padStart(12, '0')}`,
      visitorId:
        session % 3 === 0 ? null : `00000000-0000-7000-8000-${String(session % 3).padStart(12, '0')}`,
      site: session === 4 ? 'spring' : '',
      landingSite: session === 4 ? 'spring' : session === 3 ? 'winter' : '',
      consent: 'granted',
      action: paid ? 'order_paid' : 'pageview',
      path: paid ? '' : (['/', '/purchase', '/checkout', '/contact'][index % 4] ?? '/'),
      step: paid
        ? 'paid'
        : session === 4
          ? 'visit'
          : ((['visit', 'purchase', 'checkout'] as const)[index % 4] ?? 'visit'),
      source: session === 1 ? 'google' : 'direct',
      medium: session === 1 ? 'cpc' : null,
      campaign: session === 1 ? 'natal' : null,
      affiliate: session === 3 ? 'ANA' : null,
      referrer: null,
      device: session % 2 === 0 ? 'mobile' : 'desktop',
      country: 'BR',
      bot: session === 9 ? 'user_agent' : null,
      properties: index === 0 ? { content_name: 'a' } : null,
    }
  })

export const everyDay = { from: '2026-11-01', until: '2026-11-05', zone }

/** Everything that a store answers. Visitors are left out: each store has its own hashes to estimate them from. */
export async function answers(store: EventStore) {
  const period = everyDay
  const list = await store.listSessions({ ...period, page: 1, limit: 50 })
  const stats = await store.stats(period)
  return {
    list,
    events: await Promise.all(list.items.map(({ id }) => store.sessionEvents(id))),
    funnel: await store.funnel(period),
    parts: stats.parts,
    totals: { ...stats.totals, visitors: null },
  }
}
