import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { uuidv7 } from '../../src/ids.ts'
import type { EventStore, TrackedEvent } from '../../src/modules/tracking/store/event-store.ts'

const zone = 'America/Sao_Paulo'
const hourMs = 3_600_000
const period = { from: '2026-11-01', until: '2026-11-05', zone }

/** Deterministic, because visitors are estimated from ids. */
let made = 0
const newSession = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`

const event = (at: string, about: Partial<TrackedEvent> = {}): TrackedEvent => ({
  eventId: uuidv7(new Date(at)),
  madeAt: new Date(at),
  elsewhere: null,
  at: new Date(at),
  sessionId: newSession(),
  visitorId: null,
  site: '',
  landingSite: about.site ?? '',
  consent: 'granted',
  action: 'pageview',
  path: '/',
  step: 'visit',
  source: 'direct',
  medium: null,
  campaign: null,
  affiliate: null,
  referrer: null,
  device: 'mobile',
  country: 'BR',
  bot: null,
  properties: null,
  ...about,
})

/** The contract of every event store; each adapter runs it on an empty one. */
export function describeEventStore(
  name: string,
  create: () => Promise<{ store: EventStore; close: () => Promise<void> }>,
) {
  describe(name, () => {
    let store: EventStore
    let close: () => Promise<void>
    const visitor = newSession()
    const session = newSession()
    // São Paulo is three hours behind: the first event belongs to the previous day.
    const events = [
      event('2026-11-01T02:30:00Z'),
      event('2026-11-01T12:00:00Z', {
        sessionId: session,
        visitorId: visitor,
        source: 'google',
        campaign: 'natal',
      }),
      event('2026-11-01T12:01:00Z', { sessionId: session, path: '/purchase', step: 'purchase' }),
      event('2026-11-01T12:02:00Z', {
        sessionId: session,
        path: '/checkout',
        step: 'checkout',
        properties: { value: 5 },
      }),
      event('2026-11-01T12:09:00Z', { sessionId: session, action: 'paid', path: '', step: 'paid' }),
      event('2026-11-02T12:00:00Z', {
        visitorId: visitor,
        device: 'desktop',
        landingSite: 'winter',
        path: '/purchase',
        step: 'purchase',
      }),
      event('2026-11-02T13:00:00Z', { device: 'tablet', source: 'tiktok', affiliate: 'ANA', site: 'spring' }),
      event('2026-11-02T14:00:00Z', { bot: 'user_agent' }),
      ...Array.from({ length: 30 }, (_, index) =>
        event(new Date(Date.parse('2026-11-03T12:00:00Z') + index * 60_000).toISOString(), {
          source: 'facebook',
        }),
      ),
    ]

    beforeAll(async () => {
      ;({ store, close } = await create())
      expect(await store.append(events)).toEqual({ accepted: events.length, duplicates: 0 })
      await store.refresh(zone)
    })
    afterAll(() => close())

    test('E1: what is known already counts nothing', async () => {
      const fresh = event('2026-11-05T12:00:00Z')
      expect(await store.append([...events, fresh])).toEqual({ accepted: 1, duplicates: events.length })
      expect(await store.append([])).toEqual({ accepted: 0, duplicates: 0 })
      await store.refresh(zone)
      expect(await store.stats(period)).toMatchObject({
        totals: { sessions: 34, pages: 36, paid: 1, bounces: 33 },
      })
    })

    test('E1: the same event from many writers at once counts once, whichever of them is answered first', async () => {
      const same = event('2026-11-05T12:30:00Z', {
        path: String.raw`/a'b\c`,
        properties: { content_name: "l'été" },
      })
      await Promise.all(Array.from({ length: 6 }, () => store.append([same])))
      await store.refresh(zone)
      expect((await store.stats(period)).totals).toMatchObject({ sessions: 35, pages: 37 })
      expect(await store.sessionEvents(same.sessionId)).toMatchObject([
        { path: same.path, properties: [{ name: 'content_name', value: "l'été" }] },
      ])
      expect(await store.findSession(same.sessionId)).toMatchObject({ pages: 1, events: 1 })
      await store.eraseVisitor(same.sessionId)
      await store.refresh(zone)
    })

    test('T10: the last word about consent says whether a session leads to others', async () => {
      const visitorId = randomUUID()
      const [one, two] = [randomUUID(), randomUUID()]
      await store.append([
        event('2026-11-05T10:00:00Z', { sessionId: one, visitorId }),
        event('2026-11-05T10:00:00Z', { sessionId: two, visitorId }),
      ])
      expect((await store.visitorOf(one)).map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
      await store.append([event('2026-11-05T10:01:00Z', { sessionId: one, consent: 'exempt' })])
      expect((await store.visitorOf(one)).map(({ id }) => id)).toEqual([one])
      expect((await store.visitorOf(two)).map(({ id }) => id)).toEqual([two])
      expect(await Promise.all([one, two].map((id) => store.eraseVisitor(id)))).toEqual([1, 1])
      await store.refresh(zone)
    })

    test('E4: figures by day of the zone; who comes on two days is one visitor', async () => {
      const days = await store.series(period)
      expect(days.map(({ day, sessions }) => [day, sessions])).toEqual([
        ['2026-11-01', 1],
        ['2026-11-02', 2],
        ['2026-11-03', 30],
        ['2026-11-05', 1],
      ])
      // So few are counted, not estimated.
      for (const { visitors, sessions } of days) expect(visitors).toBe(sessions)
      expect(days[0]).toMatchObject({ pages: 3, bounces: 0, seconds: 120, paid: 1 })
      const { totals, parts, bots } = await store.stats(period)
      expect(totals).toMatchObject({ sessions: 34, visitors: 33 })
      expect(bots).toEqual([{ reason: 'user_agent', sessions: 1 }])
      const share = (part: string, key: string) =>
        parts.find((each) => each.part === part && each.key === key)
      expect(share('source', 'facebook')).toEqual({ part: 'source', key: 'facebook', sessions: 30, paid: 0 })
      expect(share('campaign', 'natal')).toEqual({ part: 'campaign', key: 'natal', sessions: 1, paid: 1 })
      expect(share('page', '/purchase')).toMatchObject({ sessions: 2, paid: 1 })
      expect(share('entry', '/purchase')).toMatchObject({ sessions: 1 })
      expect(share('affiliate', 'ANA')).toMatchObject({ sessions: 1 })
      expect(share('site', 'spring')).toMatchObject({ sessions: 1 })
      // In the shop, led there by a landing page.
      expect(share('site', 'winter')).toMatchObject({ sessions: 1 })
      expect(share('device', 'mobile')).toMatchObject({ sessions: 32 })
      expect(share('country', 'BR')).toMatchObject({ sessions: 34 })
    })

    test('E4: of one source', async () => {
      const google = { ...period, source: 'google' }
      expect((await store.stats(google)).totals).toMatchObject({ sessions: 1, visitors: 1, paid: 1 })
      expect(await store.series(google)).toHaveLength(1)
      expect((await store.stats({ ...period, source: "nobody' or 1=1" })).totals.sessions).toBe(0)
    })

    test('E4: of one device, country, campaign or affiliate, alone or of one source', async () => {
      const natal = { ...period, slice: { part: 'campaign', key: 'natal' } } as const
      expect(await store.totals(natal)).toEqual({
        sessions: 1,
        visitors: 1,
        pages: 3,
        bounces: 0,
        seconds: 120,
        paid: 1,
      })
      expect(await store.series(natal)).toMatchObject([{ day: '2026-11-01', sessions: 1, visitors: 1 }])
      expect((await store.funnel(natal)).steps).toMatchObject({ visit: 1, checkout: 1, paid: 1 })
      const { parts } = await store.stats(natal)
      expect(parts.filter(({ part }) => part === 'source' || part === 'device')).toEqual([
        { part: 'device', key: 'mobile', sessions: 1, paid: 1 },
        { part: 'source', key: 'google', sessions: 1, paid: 1 },
      ])
      expect(await store.totals({ ...natal, source: 'tiktok' })).toMatchObject({ sessions: 0, paid: 0 })
      const brazil = { ...period, device: 'mobile', slice: { part: 'country', key: 'BR' } } as const
      expect(await store.totals(brazil)).toMatchObject({ sessions: 32, pages: 34 })
      const { totals, parts: ofTablets } = await store.stats({ ...period, device: 'tablet' })
      expect(totals).toMatchObject({ sessions: 1, visitors: 1 })
      expect(ofTablets).toContainEqual({ part: 'affiliate', key: 'ANA', sessions: 1, paid: 0 })
      expect(ofTablets).not.toContainEqual(expect.objectContaining({ part: 'campaign' }))
    })

    test('T9: the funnel counts each session at every step that it passed', async () => {
      const { steps, sources } = await store.funnel(period)
      expect(steps).toEqual({ visit: 34, purchase: 2, checkout: 1, payment: 1, paid: 1 })
      expect(sources[0]).toMatchObject({ source: 'facebook', visit: 30, purchase: 0 })
    })

    test('E5: the newest first, filtered, page by page without a gap or a repetition', async () => {
      const list = (filter: object) => store.listSessions({ ...period, page: 1, limit: 50, ...filter })
      const all = await list({})
      expect(all.total).toBe(34)
      expect(all.items.map(({ startedAt }) => startedAt)).toEqual(
        all.items
          .map(({ startedAt }) => startedAt)
          .toSorted()
          .toReversed(),
      )
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ page, limit: 7 })))
      expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
      expect(pages.map(({ total }) => total)).toEqual([34, 34, 34, 34, 34, 34])
      const paid = await list({ convertedOnly: true })
      expect(paid.items).toMatchObject([
        {
          id: session,
          source: 'google',
          step: 'paid',
          entryPath: '/',
          exitPath: '/checkout',
          pages: 3,
          events: 4,
          convertedAt: '2026-11-01T12:09:00.000Z',
        },
      ])
      expect((await list({ device: 'tablet' })).items).toMatchObject([{ source: 'tiktok', affiliate: 'ANA' }])
      expect((await list({ source: 'facebook', device: 'desktop' })).total).toBe(0)
      const ofAna = await list({ slice: { part: 'affiliate', key: 'ANA' } })
      expect([ofAna.total, ofAna.items.map(({ source }) => source)]).toEqual([1, ['tiktok']])
      expect((await list({ from: '2026-11-02', until: '2026-11-02' })).total).toBe(2)
    })

    test('E5: the same list from position to position, for who reads all of it', async () => {
      const { items } = await store.listSessions({ ...period, page: 1, limit: 50 })
      const read: typeof items = []
      const lastRead = () => read.at(-1) ?? null
      for (let part = 0; part < 6; part += 1)
        // oxlint-disable-next-line no-await-in-loop -- each part begins where the last one ended
        read.push(...(await store.sessionsAfter({ ...period, after: lastRead(), limit: 7 })))
      expect(read).toEqual(items)
      const tablet = { ...period, device: 'tablet', after: null, limit: 9 } as const
      expect(await store.sessionsAfter(tablet)).toHaveLength(1)
    })

    test('T6: robots are a list of their own', async () => {
      const robots = { ...period, robots: true, page: 1, limit: 5 }
      expect(await store.listSessions(robots)).toMatchObject({ total: 1, items: [{ bot: 'user_agent' }] })
      expect((await store.listSessions({ ...robots, page: 2 })).items).toEqual([])
      expect((await store.listSessions({ ...robots, device: 'desktop' })).total).toBe(0)
      expect((await store.listSessions({ ...robots, convertedOnly: true })).total).toBe(0)
      expect(await store.sessionsAfter({ ...robots, after: null })).toHaveLength(1)
    })

    test('who is there now, by page and country; robots are not counted', async () => {
      const began = '2026-11-06T20:00:00Z'
      const later = '2026-11-06T21:00:00Z'
      const [stays, comes, gone] = [newSession(), newSession(), newSession()]
      await store.append([
        event(began, { sessionId: stays }),
        event(began, { sessionId: gone }),
        event(later, { sessionId: stays, path: '/checkout' }),
        event(later, { sessionId: comes, path: '/checkout', country: null }),
        event(later, { bot: 'user_agent', path: '/wp-login.php' }),
      ])
      expect(await store.live(new Date('2026-11-06T20:58:00Z'))).toEqual({
        visitors: 2,
        pages: [{ path: '/checkout', visitors: 2 }],
        countries: [
          { country: 'BR', visitors: 1 },
          { country: null, visitors: 1 },
        ],
      })
      expect(await store.live(new Date('2026-11-08T00:00:00Z'))).toMatchObject({ visitors: 0, pages: [] })
      for (const id of [stays, comes, gone]) await store.eraseVisitor(id)
    })

    test('what a session did, the oldest first', async () => {
      expect(await store.findSession(session)).toMatchObject({ id: session, consent: 'granted', bot: null })
      expect(await store.findSession(randomUUID())).toBeUndefined()
      const done = await store.sessionEvents(session)
      expect(done.map(({ path, action }) => `${action} ${path}`)).toEqual([
        'pageview /',
        'pageview /purchase',
        'pageview /checkout',
        'paid ',
      ])
      expect(done[2]?.properties).toEqual([{ name: 'value', value: 5 }])
      expect(await store.sessionEvents(randomUUID())).toEqual([])
    })

    test('E2: an earlier event that comes late moves its session to its day', async () => {
      const id = randomUUID()
      await store.append([event('2026-11-05T04:00:00Z', { sessionId: id })])
      await store.refresh(zone)
      await store.append([event('2026-11-05T02:00:00Z', { sessionId: id })])
      expect(await store.refresh(zone)).toBeGreaterThan(0)
      const days = await store.series(period)
      expect(
        days.filter(({ day }) => day >= '2026-11-04').map(({ day, sessions }) => [day, sessions]),
      ).toEqual([
        ['2026-11-04', 1],
        ['2026-11-05', 1],
      ])
    })

    test('E7: a visitor who is forgotten is in no list and no figure', async () => {
      expect(await store.eraseVisitor(session)).toBe(2)
      await store.refresh(zone)
      expect(await store.sessionEvents(session)).toEqual([])
      expect((await store.listSessions({ ...period, convertedOnly: true, page: 1, limit: 9 })).total).toBe(0)
      expect((await store.stats(period)).totals.paid).toBe(0)
      expect(await store.eraseVisitor(session)).toBe(0)
    })

    test('E4: of what visitors make up, a day keeps the largest keys, and the others add up', async () => {
      const { store: busy, close: end } = await create()
      onTestFinished(end)
      const day = { ...period, from: '2026-11-10', until: '2026-11-10' }
      const begins = Date.parse('2026-11-10T04:00:00Z')
      const visit = (index: number, name: string): TrackedEvent[] => {
        const first = event(new Date(begins + index * 50_000).toISOString(), {
          source: name,
          campaign: name,
          affiliate: name,
          referrer: name,
          path: `/${name}`,
        })
        return [
          first,
          {
            ...first,
            eventId: uuidv7(first.at),
            at: new Date(first.at.getTime() + 1),
            path: `/${name}/again`,
          },
        ]
      }
      // As long as a name may be, in characters and in bytes.
      const longest = '名'.repeat(94)
      const strangers = Array.from({ length: 700 }, (_, index) => visit(index, `${longest}-${index}`))
      const known = Array.from({ length: 20 }, (_, index) => visit(index * 30, 'google'))
      await busy.append([...strangers, ...known].flat())
      await busy.refresh(zone)
      const { totals, parts } = await busy.stats(day)
      expect(totals).toMatchObject({ sessions: 720, pages: 1440 })
      for (const part of ['source', 'campaign', 'affiliate', 'referrer', 'entry', 'page']) {
        const shares = parts.filter((each) => each.part === part)
        const sum = shares.reduce((whole, { sessions }) => whole + sessions, 0)
        const others = shares.find(({ key }) => key === 'other')?.sessions ?? 0
        expect([part, shares.length]).toEqual([part, 101])
        expect(shares.find(({ key }) => key.endsWith('google'))?.sessions).toBe(20)
        // A session opened two pages, of which both may be others.
        expect([part, others]).toEqual([part, Math.min(others, 720)])
        expect([part, sum]).toEqual([part, part === 'page' ? sum : 720])
      }
      const { steps, sources } = await busy.funnel(day)
      expect(sources).toHaveLength(101)
      expect(sources.reduce((whole, { visit: count }) => whole + count, 0)).toBe(steps.visit)
      const other = await busy.totals({ ...day, source: 'other' })
      expect(other.sessions).toBeGreaterThanOrEqual(400)
      expect(Math.abs((other.visitors ?? 0) - other.sessions)).toBeLessThan(other.sessions * 0.05)
      const otherCampaigns = await busy.totals({ ...day, slice: { part: 'campaign', key: 'other' } })
      expect(Math.abs((otherCampaigns.visitors ?? 0) - otherCampaigns.sessions)).toBeLessThan(
        otherCampaigns.sessions * 0.05,
      )
    })

    test('E6: what is older than its term goes, and the rest stays', async () => {
      const now = new Date('2027-12-10T12:00:00Z')
      await store.append([event(now.toISOString())])
      const old = (await store.listSessions({ ...period, from: '2026-11-03', page: 1, limit: 1 })).items[0]
      await store.maintain(new Date(now.getTime() - 60 * 24 * hourMs), zone)
      expect(await store.sessionEvents(old?.id ?? '')).toHaveLength(1)
      await store.maintain(now, zone)
      expect(await store.sessionEvents(old?.id ?? '')).toEqual([])
      await store.refresh(zone)
      const kept = { zone, from: '2027-12-10', until: '2027-12-10', page: 1, limit: 5 }
      expect((await store.listSessions(kept)).total).toBe(1)
      expect(await store.sessionsAfter({ ...kept, from: '2026-11-01', robots: true, after: null })).toEqual(
        [],
      )
      // Figures are kept longer, but nobody is led to pages of deleted sessions.
      const all = { ...kept, from: '2026-11-01' }
      expect((await store.stats(all)).totals.sessions).toBeGreaterThan(30)
      expect(await store.listSessions(all)).toMatchObject({ total: 1, items: [{}] })
    })
  })
}
