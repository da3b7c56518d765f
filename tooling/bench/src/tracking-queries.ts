import { days, generateVisits } from './generate-visits.ts'
import { quantile } from './load.ts'
import { ms, print } from './print.ts'
import { bytesAnEvent, startTrackingDatabase } from './tracking-database.ts'

const zone = 'America/Sao_Paulo'
const windowDays = 30
const runs = 40
const dayMs = 86_400_000

/** Marketing's queries on ninety days of visits, over thirty days, with all dimensions. */
export async function benchTrackingQueries({ events }: { events: number }): Promise<void> {
  const database = await startTrackingDatabase()
  const { store } = database
  try {
    // Each call creates the partitions of the weeks around its day.
    for (let back = 0; back <= days + 7; back += 7)
      await store.maintain(new Date(Date.now() - back * dayMs), zone)
    await generateVisits(database.url, events)
    const started = performance.now()
    const refreshed = await store.refresh(zone)
    const refresh = (performance.now() - started) / refreshed
    const sources = [undefined, 'google', 'direct', 'newsletter']
    const devices = [undefined, 'mobile', 'tablet'] as const
    const period = (run: number) => {
      const until = Date.now() - (run % (days - windowDays)) * dayMs
      return { from: dayOf(until - (windowDays - 1) * dayMs), until: dayOf(until), zone }
    }
    const slices = [
      { part: 'country', key: 'BR' },
      { part: 'campaign', key: 'natal' },
      { part: 'affiliate', key: 'ANA' },
    ] as const
    const page = (run: number) => ({ page: 1 + ((run * 37) % 400), limit: 50 })
    const first = { page: 1, limit: 50 }
    const figures = {
      'session list, first page': (run: number) =>
        store.listSessions({ ...period(run), ...first, source: sources[run % 4], device: devices[run % 3] }),
      'session list, those that paid': (run: number) =>
        store.listSessions({ ...period(run), ...first, convertedOnly: true }),
      'session list, any page, with its total': (run: number) =>
        store.listSessions({ ...period(run), ...page(run) }),
      'session list, any page of one source': (run: number) =>
        store.listSessions({ ...period(run), ...page(run), source: sources[1 + (run % 3)] }),
      'session list, any page of one campaign': (run: number) =>
        store.listSessions({ ...period(run), ...page(run % 8), slice: slices[1 + (run % 2)] }),
      'session list, robots, any page': (run: number) =>
        store.listSessions({ ...period(run), page: 1 + ((run * 7) % 20), limit: 50, robots: true }),
      'sessions to a file, a part of 5,000': (run: number) =>
        store.sessionsAfter({ ...period(run), after: null, limit: 5000, device: devices[run % 3] }),
      'who is on the shop now': () => store.live(new Date(Date.now() - 5 * 60_000)),
      stats: (run: number) => store.stats({ ...period(run), source: sources[run % 4] }),
      series: (run: number) => store.series({ ...period(run), source: sources[run % 4] }),
      funnel: (run: number) => store.funnel({ ...period(run), source: sources[run % 4] }),
      'stats of a device': (run: number) => store.stats({ ...period(run), device: devices[1 + (run % 2)] }),
      'stats of a country, campaign or affiliate': (run: number) =>
        store.stats({ ...period(run), slice: slices[run % 3] }),
      'series of the same': (run: number) => store.series({ ...period(run), slice: slices[run % 3] }),
      'funnel of the same': (run: number) => store.funnel({ ...period(run), slice: slices[run % 3] }),
    }
    const limits: Record<string, string> = {
      'session list, first page': 'p95 at most 20 ms',
      'session list, those that paid': 'p95 at most 20 ms',
      'session list, any page, with its total': 'p95 at most 50 ms',
      'session list, any page of one source': 'p95 at most 50 ms',
      stats: 'p95 at most 10 ms',
      series: 'p95 at most 10 ms',
      'session list, robots, any page': 'p95 at most 50 ms',
      'who is on the shop now': 'p95 at most 20 ms',
      funnel: 'p95 at most 10 ms',
      'session list, any page of one campaign': 'p95 at most 50 ms',
      'stats of a device': 'p95 at most 10 ms',
      'stats of a country, campaign or affiliate': 'p95 at most 10 ms',
      'series of the same': 'p95 at most 10 ms',
      'funnel of the same': 'p95 at most 10 ms',
    }
    const rows = []
    for (const [what, answer] of Object.entries(figures)) {
      const took: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const from = performance.now()
        await answer(run)
        // The first runs prepare their statements.
        if (run >= 6) took.push(performance.now() - from)
      }
      rows.push({
        what,
        value: `${ms(quantile(took, 0.5))} / ${ms(quantile(took, 0.95))}`,
        against: limits[what] ?? '',
      })
    }
    print(`${events} events of ${days} days, p50 / p95`, [
      ...rows,
      { what: 'figures of one day made again', value: ms(refresh), against: 'every 10 s' },
      {
        what: 'disk, events and sessions',
        value: `${await bytesAnEvent(database)} B an event`,
        against: 'at most 300 B',
      },
    ])
  } finally {
    await database.stop()
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
