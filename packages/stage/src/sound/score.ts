import type { Timeline } from '../timeline-format.ts'
import { composeBed } from './bed.ts'
import { cueOf } from './cues.ts'
import { levelsOf } from './levels.ts'
import { SCORE_VERSION, type CueKind, type Score } from './score-format.ts'
import { styleOf } from './styles.ts'

/** The music and the effects of a film. The same Timeline gives the same Score: SPEC.md. */
export function scoreOf(timeline: Timeline): Score {
  const { duration, seed, audio } = timeline
  const style = styleOf(timeline.scene, isGentle(timeline))
  const ending = endingOf(timeline)
  const spokenAt = (t: number) => audio.speech.some(([from, to]) => t >= from && t < to)
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
    level: levelsOf(audio.speech, ending),
  }
}

/** When the last chord sounds: after the last word, with time to ring. */
function endingOf({ duration, audio }: Timeline): number {
  const talkEnd = audio.speech.at(-1)?.[1] ?? 0
  return Math.max(0, Math.min(Math.max(talkEnd + 0.35, duration - 2.4), duration - 1.2))
}

function momentsOf({ beats, tracks }: Timeline): (readonly [CueKind, number])[] {
  const hops = Object.values(tracks).flatMap(({ hop }) => hop)
  return [
    ...beats.flatMap(({ kind, from }) =>
      kind === 'confetti' || kind === 'sparkles' ? [[kind, from] as const] : [],
    ),
    // Several who hop together are heard once.
    ...hops
      .toSorted((a, b) => a - b)
      .filter((t, i, all) => t - (all[i - 1] ?? -9) > 0.25)
      .map((t) => ['hop', t] as const),
  ]
}

/** A film in which everybody is gentle throughout: sad news, illness. */
function isGentle({ tracks }: Timeline): boolean {
  const moods = Object.values(tracks).flatMap(({ mood }) => mood.map(([, name]) => name))
  return moods.length > 0 && moods.every((mood) => mood === 'gentle')
}
