import { randomUUID } from 'node:crypto'
import { uuidv7, type TrackedEvent } from '@recadinho/api/event-store'
import { generateVisits } from './generate-visits.ts'
import { quantile } from './load.ts'
import { ms, print } from './print.ts'
import { startTrackingDatabase } from './tracking-database.ts'

const zone = 'UTC'
const rounds = 12
const dayMs = 86_400_000

/** A day with many sessions: how long its figures take to follow the visits of the last minutes. */
export async function benchTrackingFreshness({ sessions }: { sessions: number }): Promise<void> {
  const database = await startTrackingDatabase()
  const { store } = database
  try {
    for (const day of [-7, 0]) await store.maintain(new Date(Date.now() + day * dayMs), zone)
    await generateVisits(database.url, sessions * 5, 1)
    const started = performance.now()
    await store.refresh(zone)
    const whole = performance.now() - started
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await store.append(Array.from({ length: 500 }, newVisit))
      const from = performance.now()
      await store.refresh(zone)
      took.push(performance.now() - from)
    }
    const against = 'at most 5 s: every 10 s, fresh within 15 s'
    print(`figures of the last 24 hours with ${sessions} sessions`, [
      { what: 'all of them counted', value: ms(whole) },
      { what: 'after 500 more events, p50', value: ms(quantile(took, 0.5)) },
      { what: 'after 500 more events, p95', value: ms(quantile(took, 0.95)), against },
    ])
  } finally {
    await database.stop()
  }
}

/** A visit of one page, now. */
export function newVisit(): TrackedEvent {
  const at = new Date()
  return {
    eventId: uuidv7(at),
    madeAt: at,
    elsewhere: null,
    at,
    sessionId: randomUUID(),
    visitorId: null,
    site: '',
    landingSite: '',
    consent: 'exempt',
    action: 'pageview',
    path: '/',
    step: 'visit',
    device: 'mobile',
    country: 'BR',
    bot: null,
    source: 'google',
    medium: 'cpc',
    campaign: 'natal',
    affiliate: null,
    referrer: null,
    properties: null,
  }
}
