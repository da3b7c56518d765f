import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { TrackedSession, TrackingStats } from '@recadinho/contracts/tracking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNotes } from '../src/modules/tracking/tracking.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { signedInAs } from './support/staff.ts'
import { countVisits, pageEvent, userAgent } from './support/tracking.ts'

interface Step {
  /** Key of the landing page's site; the shop's pages have none. */
  site?: string
  path: string
  referrer?: string
  query?: Record<string, string>
  pageCount?: number
  code?: string
}
type Origin = Pick<
  TrackedSession,
  'source' | 'site' | 'medium' | 'campaign' | 'affiliate' | 'referrer' | 'device' | 'bot'
>

interface Visit {
  why: string
  agent: string
  events: Step[]
  want: Origin
  notes: number
}

const read = (name: string) => readFileSync(new URL(`fixtures/arrivals/${name}`, import.meta.url), 'utf8')
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const nowhere: Origin = {
  source: 'direct',
  site: '',
  medium: null,
  campaign: null,
  affiliate: null,
  referrer: null,
  device: 'desktop',
  bot: null,
}

/** Every arrival of the fixtures, with what the analytics have to show of it. */
const visits: Visit[] = [
  ...(
    JSON.parse(read('arrivals.json')) as { why: string; events: Step[]; want: object; notes?: number }[]
  ).map(({ why, events, want, notes = 0 }) => ({
    why,
    events,
    notes,
    agent: userAgent,
    want: { ...nowhere, ...want },
  })),
  ...linesOf('campaigns.txt').map((campaign) => ({
    why: `the campaign “${campaign}”`,
    agent: userAgent,
    events: [{ path: '/', query: { utm_source: 'meta', utm_campaign: campaign } }],
    want: { ...nowhere, source: 'meta', campaign },
    notes: 0,
  })),
  ...linesOf('user-agents.txt').map((line) => {
    const [device = '', agent = ''] = line.split('\t')
    return {
      why: `the ${device} ${agent}`,
      agent,
      events: [{ path: '/' }],
      // Persons are listed as such, whatever they hold in their hands.
      want: { ...nowhere, device: (device === 'human' ? 'mobile' : device) as Origin['device'] }, // the first column
      notes: 0,
    }
  }),
]

let shop: TestApp
let sessions: Map<string, TrackedSession>
let stats: TrackingStats
const ids = visits.map(() => randomUUID())

beforeAll(async () => {
  shop = await createTestApp()
  await shop.db
    .insertInto('landing_sites')
    .values({ key: 'spring', name: 'Spring', origins: ['https://spring.example'] })
    .execute()
  for (const [index, { agent, events }] of visits.entries())
    for (const [page, step] of events.entries()) {
      const { site, path, query = {}, pageCount = page + 1, code } = step
      const referrer = (step.referrer ?? '').replace('https://shop.example', shop.ctx.config.publicOrigin)
      const sessionId = ids[index] ?? ''
      const event = pageEvent({
        at: new Date(shop.clock.now().getTime() + page * 1000),
        sessionId,
        path,
        query,
        referrer,
        sessionInfo: {
          sessionId,
          timeOnSite: page,
          referrer: events[0]?.referrer ?? '',
          previousPath: '',
          pageCount,
        },
        ...(code === undefined ? {} : { code }),
      })
      const { statusCode } = site === undefined ? await track(event, agent) : await embed(site, event, agent)
      expect(statusCode).toBe(204)
    }
  await countVisits(shop.ctx)
  await writeNotes(shop.ctx)
  const marketing = await signedInAs(shop, 'marketing')
  const answer = async (path: string) => (await marketing.get(`/api/user-tracking/${path}`)).json()
  const { items } = (await answer('sessions?limit=200')) as { items: TrackedSession[] }
  sessions = new Map(items.map((session) => [session.id, session]))
  stats = await answer('stats')
})
afterAll(() => shop.close())

const track = (event: object, agent: string) =>
  shop.browser().post('/api/user-tracking/track', event, { headers: { 'user-agent': agent } })
const embed = (site: string, event: object, agent: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/i',
    headers: { origin: `https://${site}.example`, 'content-type': 'text/plain', 'user-agent': agent },
    payload: JSON.stringify({ site, sentAt: shop.clock.now().toISOString(), events: [event] }),
  })

test.each(visits.map(({ why, want }, index) => ({ why, want, index })))(
  'T5 to T8: $why is where marketing reads that it came from',
  ({ want, index }) => expect(sessions.get(ids[index] ?? '')).toMatchObject(want),
)

test.each(['source', 'campaign', 'device', 'affiliate', 'referrer', 'site'] as const)(
  'T5 to T8: the figures by %s have these visits, and no others',
  (part) => {
    const counts: Record<string, number> = {}
    for (const { want } of visits) {
      const key = want[part] ?? ''
      counts[key] = (counts[key] ?? 0) + 1
    }
    const shown = stats.parts.flatMap((share) => (share.part === part ? [[share.key, share.sessions]] : []))
    expect(Object.fromEntries(shown)).toEqual(counts)
  },
)

test('T8: a placeholder that a network did not fill in is counted among what is wrong with the data', () => {
  const expected = visits.reduce((sum, { notes }) => sum + notes, 0)
  expect(stats.notes).toEqual([{ reason: 'placeholder', count: expected }])
})
