import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { releaseId } from '../scripts/release/data-key.ts'
import { followChanges } from './changes.ts'
import type { Drawing } from './draw.ts'
import { Refusal } from './refusal.ts'
import type { Releases } from './releases.ts'
import type { Source } from './source.ts'
import type { Standing } from './standing.ts'

export interface RendererParts {
  /** The API's base URL. */
  api: string
  /** The build's folder and id. */
  dist: string
  build: string
  source: Source
  releases: Releases
  standing: Standing
  logger: Logger
  draw: (drawing: Drawing, signal: AbortSignal) => Promise<void>
  /** The polling interval, which doubles after each failure up to `most`. */
  everyMs?: { least: number; most: number }
}

const usualPace = { least: 5000, most: 60_000 }

/** Keeps the pages up to date with the API until the signal: polls, and looks at once on a notification. */
export async function runRenderer(parts: RendererParts, signal: AbortSignal): Promise<void> {
  const { api, everyMs = usualPace } = parts
  let changed = new AbortController()
  const following = followChanges(api, () => changed.abort(), signal)
  let wait = everyMs.least
  while (!signal.aborted) {
    // A notification that arrives during the look triggers another one.
    changed = new AbortController()
    const good = await look(parts, signal)
    wait = good ? everyMs.least : Math.min(2 * wait, everyMs.most)
    await pause(wait, undefined, { signal: AbortSignal.any([changed.signal, signal]) }).catch(() => undefined)
  }
  await following
}

/**
 * Publishes a release of the API's current data. Returns whether the pages are up to date; if not, the last good ones
 * stay.
 */
export async function look(parts: RendererParts, signal: AbortSignal): Promise<boolean> {
  const { dist, build, source, releases, standing, logger, draw } = parts
  try {
    const data = await source.read()
    const id = releaseId({ id: build }, data)
    if ((await releases.current()) === id) {
      standing.succeeded()
      return true
    }
    const begun = performance.now()
    await releases.publish(id, (folder) => draw({ dist, data, folder }, signal))
    const durationMs = Math.round(performance.now() - begun)
    standing.succeeded(durationMs)
    logger.info({ release: id, durationMs }, 'released')
    return true
  } catch (error) {
    if (signal.aborted) return false
    const refusal = error instanceof Refusal ? error : new Refusal('render', String(error), error)
    standing.failed(refusal)
    const { failing } = standing.readiness()
    logger.warn(
      { err: refusal, kind: refusal.kind, since: failing?.since, tries: failing?.tries },
      'the last pages stay',
    )
    return false
  }
}
