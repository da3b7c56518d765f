import { findOccasion } from '../known-decor.ts'
import type { Span, Timeline } from '../timeline-format.ts'
import { composeBed } from './bed.ts'
import { cueOf } from './cues.ts'
import { levelsOf } from './levels.ts'
import { SCORE_VERSION, type CueKind, type Score } from './score-format.ts'
import { styleOf } from './styles.ts'

/**
 * The music and the effects of a film, which step back where a voice is heard: in all lines, unless the spans are given.
 * The same Timeline gives the same Score: SPEC.md.
 */
export function scoreOf(timeline: Timeline, heard: readonly Span[] = timeline.audio.speech): Score {
  const { duration, seed } = timeline
  const style = styleOf({ ...timeline, occasion: findOccasion(timeline.occasion), calm: isCalm(timeline) })
  const ending = endingOf(timeline)
  const spokenAt = (t: number) => heard.some(([from, to]) => t >= from && t < to)
  const cues = momentsOf(timeline)
    .filter(([, at]) => at < ending)
    .map(([kind, at]) => cueOf(kind, at, { root: style.root, seed, spoken: spokenAt(at) }))
  return {
    version: SCORE_VERSION,
    duration,
    bed: composeBed(style, seed),
    cues: [...cues, cueOf('ending', ending, { root: style.root, seed, spoken: false })].toSorted(
      (a, b) => a.at - b.at,
    ),
    level: levelsOf(foregroundOf(timeline, heard), ending),
  }
}

/** When the bed steps back: for speech, for the breath that is held, and for the one that blows the candles out. */
function foregroundOf({ beats }: Timeline, heard: readonly Span[]): Span[] {
  const breaths = beats.flatMap(({ kind, from, to }) =>
    kind === 'blow-out' || kind === 'suspense' ? [[from, to] as const] : [],
  )
  return [...heard, ...breaths].toSorted((a, b) => a[0] - b[0])
}

/** When the last chord sounds: with the picture at the end, or after the last word, with time to ring. */
function endingOf({ beats, duration, audio }: Timeline): number {
  const talkEnd = audio.speech.at(-1)?.[1] ?? 0
  const picture = beats.find(({ kind }) => kind === 'close')?.from ?? duration - 2.4
  return Math.max(0, Math.min(Math.max(talkEnd + 0.35, picture), duration - 1.2))
}

/** Several of one kind within this time are heard once (seconds): those who hop or leave together. */
const TOGETHER = 0.25

/** What is heard, in order of time. A whisper has no sound of its own, at a place those who enter are heard, and the picture at the end has the ending's. */
function momentsOf({ beats, tracks }: Timeline): (readonly [CueKind, number])[] {
  const hops = Object.values(tracks).flatMap(({ hop }) => hop.map((t) => ['hop', t] as const))
  const heard = beats.filter((beat) => beat.kind !== 'suspense' || beat.drum)
  const moments = [...heard.map(({ kind, from }) => [kind, from] as const), ...hops].toSorted(
    (a, b) => a[1] - b[1],
  )
  return moments.flatMap(([kind, t], i) => {
    if (kind === 'whisper' || kind === 'close' || kind === 'venue') return []
    const repeated = moments.slice(0, i).some(([other, at]) => other === kind && t - at < TOGETHER)
    return repeated ? [] : [[kind, t] as const]
  })
}

/** Nothing falls from the sky, only a glow: sad news, an illness. */
function isCalm({ beats }: Timeline): boolean {
  const has = (wanted: string) => beats.some(({ kind }) => kind === wanted)
  return has('sparkles') && !has('confetti')
}
