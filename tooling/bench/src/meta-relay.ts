import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalAds, type LocalAds, type RecordedEvent } from '@recadinho/local-ads'
import { ms, print } from './print.ts'
import { ownerPassword, startShop, type Shop } from './shop.ts'

const tokens = { metaToken: 'EAA-token-of-the-benchmark', tiktokToken: 'unused-token-of-tiktok' }
const pixelId = '1234567890'
/** Steady load for the first measurement. */
const load = { events: 1000, everyMs: 20 }
/** Events that are due when the process dies. */
const eventsAKill = 100

/**
 * Measures how soon a browser's event reaches Meta (a stand-in on this machine), and what happens to events when the
 * process is killed while sending: half of the kills come after Meta received a request but before it answered, so that
 * only the event's id prevents counting it twice.
 */
export async function benchMetaRelay({ kills }: { kills: number }): Promise<void> {
  const ads = await startLocalAds({ ...tokens, port: 0, kept: 10 * (load.events + kills * eventsAKill) })
  const shop = await startShop({ META_API_URL: `${ads.url}/graph` })
  try {
    await openAccount(shop)
    const waits = await measureWaits(shop, ads)
    ads.clear()
    const sent = new Set<string>()
    for (let kill = 0; kill < kills; kill++)
      for (const id of await killInMidSend(shop, ads, kill % 2 === 0)) sent.add(id)
    await atRest(shop)
    report(waits, { kills, ids: sent, events: ads.list() })
  } finally {
    await shop.stop()
    await ads.close()
  }
}

async function openAccount({ api }: Shop): Promise<void> {
  const call = async (method: string, path: string, body: object, cookie = '') => {
    const headers = {
      'content-type': 'application/json',
      origin: api,
      'sec-fetch-site': 'same-origin',
      cookie,
    }
    const answer = await fetch(api + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }
  const owner = { email: 'owner@recadinho.test', password: ownerPassword }
  const cookie = await call('POST', '/api/admin/sessions', owner)
  const edit = { was: { metaPixelId: '' }, changes: { metaPixelId: pixelId } }
  await call('PATCH', '/api/admin/advertising', edit, cookie)
  await call('PUT', '/api/admin/advertising/meta/token', { token: tokens.metaToken }, cookie)
}

/** Reports an event like a page does; returns its id, or undefined if the API did not accept it. */
async function reportEvent({ api }: Shop): Promise<string | undefined> {
  const eventId = randomUUID()
  const body = { eventName: 'PageView', eventId, customData: {}, url: `${api}/`, userAgent: 'bench' }
  const headers = { 'content-type': 'application/json', 'x-consent': '1', origin: api }
  const answer = await fetch(`${api}/api/facebook-conversion`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return answer?.status === 202 ? eventId : undefined
}

/** Milliseconds from the page's call until Meta has the event. */
async function measureWaits(shop: Shop, ads: LocalAds): Promise<number[]> {
  const begun = new Map<string, number>()
  for (let at = 0; at < load.events; at++) {
    const now = Date.now()
    void reportEvent(shop).then((id) => id && begun.set(id, now))
    await pause(load.everyMs)
  }
  await atRest(shop)
  return ads
    .list()
    .map(({ id, at }) => Date.parse(at) - (begun.get(id ?? '') ?? Number.NaN))
    .toSorted((a, b) => a - b)
}

/** Kills the API while it sends; `unanswered`: after Meta received a request, which it then never answers. */
async function killInMidSend(shop: Shop, ads: LocalAds, unanswered: boolean): Promise<string[]> {
  const before = ads.list().length
  if (unanswered) ads.faults.add({ kind: 'hang' })
  const ids = await Promise.all(Array.from({ length: eventsAKill }, () => reportEvent(shop)))
  await until(() => ads.list().length > before)
  await shop.restart()
  ads.faults.clear()
  return ids.filter((id) => id !== undefined)
}

const atRest = (shop: Shop) =>
  until(async () => {
    const [row] = await shop.query<{ count: string }>(
      `select count(*) from outbox_events where kind = 'meta_conversion' and done_at is null`,
    )
    return row?.count === '0'
  })

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The events did not come to rest')
    await pause(10)
  }
}

function report(
  waits: readonly number[],
  { kills, ids, events }: { kills: number; ids: ReadonlySet<string>; events: readonly RecordedEvent[] },
): void {
  const p = (part: number) => ms(waits[Math.floor(waits.length * part)] ?? Number.NaN)
  const counted = new Map<string, number>()
  for (const { id, counted: counts } of events) {
    const key = id ?? ''
    counted.set(key, (counted.get(key) ?? 0) + (counts ? 1 : 0))
  }
  const known = [...ids].filter((id) => counted.has(id))
  print(`An event of a browser at Meta, ${1000 / load.everyMs} a second`, [
    { what: 'events', value: String(waits.length), against: String(load.events) },
    { what: 'from the page to Meta, p50', value: p(0.5) },
    { what: 'p95', value: p(0.95), against: 'below 1000 ms' },
  ])
  print('The API is killed in mid-send', [
    { what: 'kills', value: String(kills) },
    { what: 'events that a page was told are taken', value: String(ids.size) },
    { what: 'of them not at Meta', value: String(ids.size - known.length), against: '0' },
    {
      what: 'counted twice there',
      value: String([...counted.values()].filter((times) => times > 1).length),
      against: '0',
    },
    { what: 'sent again with the same id, which counts once', value: String(events.length - counted.size) },
  ])
}
