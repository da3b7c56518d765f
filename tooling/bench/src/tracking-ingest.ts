import { randomUUID } from 'node:crypto'
import { uuidv7, type TrackedEvent } from '@recadinho/api/event-store'
import autocannon from 'autocannon'
import { copyIn } from './copy-in.ts'
import { inLanes } from './load.ts'
import { ms, print, rate, ratio } from './print.ts'
import { startShop } from './shop.ts'
import { bytesAnEvent, startTrackingDatabase, type TrackingDatabase } from './tracking-database.ts'

const batch = 500
const lanes = 4
const eventsASession = 5
export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const eventsARequest = 20

/** The throughput of storing events: the store compared with PostgreSQL's maximum, and over HTTP. */
export async function benchTrackingIngest({ events }: { events: number }): Promise<void> {
  const database = await startTrackingDatabase()
  try {
    const copied = await copyRate(database, events)
    const kept = await appendRate(database, { events, batch, lanes })
    const alone = await appendRate(database, { events: Math.ceil(events / 50), batch: 1, lanes: 1 })
    const bytes = await bytesAnEvent(database)
    print('events kept by the store, with sessions and without repetitions', [
      { what: 'COPY into a bare table', value: rate(copied) },
      { what: `${batch} a statement, ${lanes} connections`, value: rate(kept) },
      { what: 'one a statement, one connection, durable', value: rate(alone) },
      { what: 'the store ÷ bare COPY', value: ratio(kept / copied), against: 'at least 0.25' },
      { what: 'the store ÷ one by one', value: ratio(kept / alone), against: 'at least 6' },
      { what: 'disk, events and sessions', value: `${bytes} B an event`, against: 'at most 300 B' },
    ])
  } finally {
    await database.stop()
  }
  await overHttp()
}

/** The floor: the same process streams the same values into a table without indexes or deduplication. */
async function copyRate({ pool, url }: TrackingDatabase, events: number): Promise<number> {
  await pool.query(`create table bare (event_id uuid, made_at timestamptz, elsewhere timestamptz, at timestamptz,
    session_id uuid, visitor_id uuid, site text, consent text, action text, path text, step text, device text, country text, bot text, source text,
    medium text, campaign text, affiliate text, referrer text, properties jsonb)`)
  const made = Array.from({ length: events }, eventMaker())
  const started = performance.now()
  await copyIn(url, 'bare', linesOf(made))
  const seconds = (performance.now() - started) / 1000
  await pool.query('drop table bare')
  return events / seconds
}

function* linesOf(events: readonly TrackedEvent[]) {
  for (const event of events) yield textOf(event)
}

const textOf = (event: TrackedEvent) =>
  `${Object.values(event)
    .map((value) => {
      if (value === null) return '\\N'
      if (value instanceof Date) return value.toISOString()
      return typeof value === 'object' ? JSON.stringify(value) : value
    })
    .join('\t')}\n`

interface Round {
  events: number
  batch: number
  lanes: number
}

async function appendRate(
  { store }: TrackingDatabase,
  { events, batch: size, lanes: atOnce }: Round,
): Promise<number> {
  const batches = Array.from({ length: Math.ceil(events / size) }, () =>
    Array.from({ length: size }, eventMaker()),
  )
  const started = performance.now()
  await inLanes(batches.length, atOnce, async (index) => void (await store.append(batches[index] ?? [])))
  return (batches.length * size) / ((performance.now() - started) / 1000)
}

/** Sessions of five events each. */
function eventMaker(): (_: unknown, index: number) => TrackedEvent {
  let sessionId: string = randomUUID()
  return (_, index) => {
    if (index % eventsASession === 0) sessionId = randomUUID()
    const at = new Date()
    return {
      eventId: uuidv7(at),
      madeAt: at,
      elsewhere: null,
      at,
      sessionId,
      visitorId: null,
      site: '',
      landingSite: '',
      consent: 'granted',
      action: 'pageview',
      path: '/purchase',
      step: 'purchase',
      device: 'mobile',
      country: 'BR',
      bot: null,
      source: 'google',
      medium: 'cpc',
      campaign: 'natal',
      affiliate: null,
      referrer: null,
      properties: index % 4 === 0 ? { content_id: 'package-1', value: 4990 } : null,
    }
  }
}

/**
 * End to end, with generator, API and database on one machine: twenty events per request, answered after the commit.
 */
async function overHttp(): Promise<void> {
  const site = 'https://landing.example'
  const shop = await startShop({ SANDBOX_LANDING_URL: site })
  try {
    const result = await autocannon({
      url: `${shop.api}/i`,
      method: 'POST',
      connections: 64,
      duration: 10,
      headers: { origin: site, 'content-type': 'text/plain', 'user-agent': userAgent },
      setupClient: (client) => {
        client.setBody(requestBody())
        client.on('response', () => client.setBody(requestBody()))
      },
    })
    const perSecond = result.requests.average * eventsARequest
    print('over HTTP, 64 connections, 20 events a request, answered after the commit', [
      { what: 'events', value: rate(perSecond), against: 'at least 15000/s on two cores' },
      { what: 'answer, p99', value: ms(result.latency.p99), against: 'at most 250 ms' },
      { what: 'not answered with 204', value: String(result.non2xx + result.errors), against: '0' },
    ])
  } finally {
    await shop.stop()
  }
}

function requestBody(): string {
  const sessionId = randomUUID()
  return visitBatch(eventsARequest, () => ({ sessionId, source: 'google' }))
}

/** A batch as the script for landing pages sends it. */
export function visitBatch(length: number, visit: () => { sessionId: string; source: string }): string {
  const sentAt = new Date().toISOString()
  const events = Array.from({ length }, visit).map(({ sessionId, source }) => ({
    eventId: uuidv7(new Date()),
    consent: 'granted',
    sentAt,
    timestamp: sentAt,
    action: 'pageview',
    sessionId,
    deviceInfo: {
      userAgent,
      language: 'pt-BR',
      platform: 'Win32',
      vendor: 'Google Inc.',
      screenWidth: 1920,
      screenHeight: 1080,
      pixelRatio: 1,
    },
    navigationInfo: { currentPath: '/purchase', referrer: '', queryParams: { utm_source: source } },
    sessionInfo: { sessionId, timeOnSite: 3, referrer: '', previousPath: '', pageCount: 1 },
  }))
  return JSON.stringify({ site: 'example', sentAt, events })
}
