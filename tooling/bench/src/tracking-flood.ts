import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createDb, createPool, createPostgresEventStore, uuidv7 } from '@recadinho/api/event-store'
import { inLanes, quantile } from './load.ts'
import { ms, print } from './print.ts'
import { childrenMb, residentMb } from './process-figures.ts'
import { startShop, type Shop } from './shop.ts'
import { newVisit } from './tracking-freshness.ts'
import { userAgent, visitBatch } from './tracking-ingest.ts'
import { deliver, eventAbout, paidUnheard } from './webhooks.ts'

const batches = 1200
const visitsABatch = 50
const visits = batches * visitsABatch
const webhooks = 5000
const webhooksPerSecond = 300
const site = 'https://landing.example'
const limitMs = 300_000

/**
 * One address sends as many visits as it can, each with a source that nobody has heard of: alone, then while gateways
 * report payments.
 */
export async function benchTrackingFlood(): Promise<void> {
  const shop = await startShop({ SANDBOX_LANDING_URL: site })
  try {
    await benchFlood(shop)
    await benchUnbounded(shop)
  } finally {
    await shop.stop()
  }
  await benchWebhooksMeanwhile()
}

async function benchFlood(shop: Shop): Promise<void> {
  const before = residentMb(shop.apiPid)
  const memory = watchMemory(shop)
  const { took, refused, ended } = await sendVisits(shop)
  const whole = (await untilCounted(shop, visits)) - ended
  const most = memory.stop()
  print(`${visits.toLocaleString('en')} visits in ${batches} batches, each visit with its own source`, [
    { what: 'batch, p99', value: ms(quantile(took, 0.99)) },
    { what: 'batches not kept at once, sent again', value: String(refused) },
    { what: 'figures whole, after the last batch', value: ms(whole), against: 'within 30 s' },
    { what: 'sources in the figures', value: String(await countedSources(shop)), against: 'at most 301' },
    { what: "the API's memory before, MB", value: before.toFixed(0) },
    { what: '  most, MB', value: most.api.toFixed(0), against: 'at most 250' },
    { what: 'the counting process, most, MB', value: most.counter.toFixed(0) },
  ])
}

async function benchUnbounded(shop: Shop): Promise<void> {
  const sources = await countedSources(shop)
  const memory = watchMemory(shop)
  await storeUnbounded(shop)
  const stored = performance.now()
  const whole = (await untilCounted(shop, 2 * visits)) - stored
  const most = memory.stop()
  print('as many of the day before, stored without a bound on what comes in', [
    { what: 'figures whole, after the last', value: ms(whole), against: 'within 30 s' },
    {
      what: 'sources in the figures',
      value: String((await countedSources(shop)) - sources),
      against: 'at most 301',
    },
    { what: "the API's memory, most, MB", value: most.api.toFixed(0), against: 'at most 250' },
    { what: 'the counting process, most, MB', value: most.counter.toFixed(0) },
  ])
}

/** With the limits of a real shop, which the figures above do without. */
async function benchWebhooksMeanwhile(): Promise<void> {
  const shop = await startShop({ SANDBOX_LANDING_URL: site, RATE_LIMITS: 'on' })
  const { alone, refused, visitsRefused } = await webhooksWithAndWithoutVisits(shop)
  print(`${webhooks} webhooks, ${webhooksPerSecond} a second`, [
    { what: 'refused, without visits', value: String(alone) },
    { what: `refused, while ${batches} batches come from one address`, value: String(refused), against: '0' },
    { what: 'batches refused to that address', value: String(visitsRefused) },
  ])
}

async function webhooksWithAndWithoutVisits(shop: Shop) {
  try {
    const refs = await paidUnheard(shop, 100)
    const alone = await sendWebhooks(shop, refs)
    const [refused, kept] = await Promise.all([
      sendWebhooks(shop, refs),
      Promise.all(inBatches(() => isKept(shop.api, newBatch()))),
    ])
    return { alone, refused, visitsRefused: kept.filter((each) => !each).length }
  } finally {
    await shop.stop()
  }
}

/** In 18 seconds, while the webhooks come. */
const inBatches = (send: () => Promise<boolean>) =>
  Array.from({ length: batches }, async (_, index) => {
    await pause(index * 15)
    return send()
  })

async function sendVisits({ api }: Shop) {
  let refused = 0
  const took = await inLanes(batches, 8, async () => {
    const body = newBatch()
    // Like the script for landing pages, send again what was not kept.
    while (!(await isKept(api, body))) refused += 1
  })
  return { took, refused, ended: performance.now() }
}

const newBatch = () => visitBatch(visitsABatch, () => ({ sessionId: randomUUID(), source: nextSource() }))

let named = 0
/** A word that no rule takes for a secret. */
const nextSource = () => `source-${(named += 1)}`

async function isKept(api: string, body: string): Promise<boolean> {
  const response = await fetch(`${api}/i`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'text/plain', 'user-agent': userAgent },
    body,
  })
  await response.arrayBuffer()
  return response.status === 204
}

async function sendWebhooks(shop: Shop, refs: readonly string[]): Promise<number> {
  const started = performance.now()
  const stored = await Promise.all(
    Array.from({ length: webhooks }, async (_, index) => {
      await pause(Math.max(0, started + (index * 1000) / webhooksPerSecond - performance.now()))
      return deliver(shop, eventAbout(refs[index % refs.length] ?? '')).catch(() => false)
    }),
  )
  return stored.filter((acknowledged) => !acknowledged).length
}

/** When the figures have so many sessions. */
async function untilCounted({ query }: Shop, sessions: number): Promise<number> {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    const [row] = await query<{ sessions: number }>(
      'select coalesce(sum(sessions), 0)::int as sessions from tracking_days',
    )
    if (row?.sessions === sessions) return performance.now()
    await pause(200)
  }
  return Infinity
}

async function countedSources({ query }: Shop): Promise<number> {
  const [row] = await query<{ sources: number }>(
    'select count(distinct (day, source))::int as sources from tracking_days',
  )
  return row?.sources ?? 0
}

/** The most that the API and the process that counts visits had. */
function watchMemory({ apiPid }: Shop) {
  const most = { api: 0, counter: 0 }
  const look = () => {
    most.api = Math.max(most.api, residentMb(apiPid))
    most.counter = Math.max(most.counter, childrenMb(apiPid))
  }
  const timer = setInterval(look, 250)
  return {
    stop() {
      look()
      clearInterval(timer)
      return most
    },
  }
}

/** Visits of the day before, as an API without bounds would have kept them. */
async function storeUnbounded({ postgres }: Shop): Promise<void> {
  const pool = createPool({ databaseUrl: postgres.url, max: 2, onError: () => undefined })
  const db = createDb(pool)
  const store = createPostgresEventStore(db)
  const at = new Date(Date.now() - 26 * 3_600_000)
  for (let stored = 0; stored < visits; stored += 500)
    await store.append(
      Array.from({ length: 500 }, () => ({
        ...newVisit(),
        eventId: uuidv7(at),
        madeAt: at,
        at,
        source: nextSource(),
      })),
    )
  await db.destroy()
}
