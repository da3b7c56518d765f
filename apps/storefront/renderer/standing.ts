import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { refusals, type Refusal } from './refusal.ts'

/** The renderer's health, for operators. */
export interface Standing {
  /**
   * Records that the API was read and the published pages match. `drawnMs`: how long a new release took, if there was
   * one.
   */
  succeeded(drawnMs?: number): void
  failed(refusal: Refusal): void
  /** The response of `GET /readyz`. */
  readiness(): Readiness
  metrics(): Promise<{ type: string; text: string }>
}

export interface Readiness {
  ready: boolean
  /** UTC instant at which the pages last matched the API; `null` before the first time. */
  goodAt: string | null
  /** Since when it has been failing, and why. */
  failing: { since: string; tries: number; kind: string; reason: string } | null
}

/** Ready while the pages match the API, and for `patienceMs` afterwards: until then visitors get the last good ones. */
export function createStanding(patienceMs: number, now: () => number = Date.now): Standing {
  const registry = new Registry()
  const checks = new Counter({
    name: 'renderer_checks_total',
    help: 'Looks at the API, by what came of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['unchanged', 'released', ...refusals]) checks.inc({ outcome }, 0)
  const draws = new Histogram({
    name: 'renderer_draw_seconds',
    help: 'Time to draw a release',
    buckets: [1, 2, 4, 8, 15, 30, 60, 120],
    registers: [registry],
  })
  let goodAt: number | undefined
  let failing: Readiness['failing'] = null
  const age: Gauge = new Gauge({
    name: 'renderer_pages_age_seconds',
    help: 'How long ago the pages last were as the API says',
    registers: [registry],
    collect: () => age.set(goodAt === undefined ? Number.NaN : (now() - goodAt) / 1000),
  })
  return {
    succeeded(drawnMs) {
      goodAt = now()
      failing = null
      checks.inc({ outcome: drawnMs === undefined ? 'unchanged' : 'released' })
      if (drawnMs !== undefined) draws.observe(drawnMs / 1000)
    },
    failed({ kind, message }) {
      checks.inc({ outcome: kind })
      const since = failing?.since ?? new Date(now()).toISOString()
      failing = { since, tries: (failing?.tries ?? 0) + 1, kind, reason: message }
    },
    readiness: () => ({
      ready: goodAt !== undefined && now() - goodAt <= patienceMs,
      goodAt: goodAt === undefined ? null : new Date(goodAt).toISOString(),
      failing,
    }),
    metrics: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
