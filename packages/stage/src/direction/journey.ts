import { plateau } from '../easing.ts'
import type { SceneName } from '../scene.ts'
import type { TimelineCast } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { EXIT } from './pace.ts'
import { ms, type SpokenLine } from './spoken-line.ts'

/** A film that is longer, in seconds, has two places (D25). */
export const LONG_FILM = 25
/** Seconds: after the last words before all leave; the door opens; one comes in, and the next one after it. */
const BEFORE = 0.3
const OPENS = 0.35
const COMES = 0.9
const NEXT = 0.35
/** Where no line names the occasion, so much of the film is in its first place. */
const SHARE = 0.35

/** The silence in which they leave and arrive, in seconds. */
export const journeySeconds = (count: number): number => BEFORE + EXIT + OPENS + (count - 1) * NEXT + COMES

/** Index of the line before which they go: that of the occasion, which is their party; undefined if there is no line for it. */
export function journeyLine(lines: readonly SpokenLine[]): number | undefined {
  const end = lines.at(-1)?.to ?? 0
  const later = (wanted: (line: SpokenLine) => boolean): number =>
    lines.findIndex((line, i) => i > 0 && wanted(line))
  const found = [
    later(({ part }) => part === 'occasion'),
    later(({ from, along }) => from > end * SHARE && along.length === 0),
    lines.length - 1,
  ].find((i) => i > 0)
  return found
}

/** All leave to the right, and come in by the door of another place, one after the other. */
export function journey(
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
  index: number,
  to: SceneName,
): Beat[] {
  const after = lines[index]
  if (!after) return []
  const leave = after.from - journeySeconds(cast.length) + BEFORE
  const arrive = leave + EXIT
  return [
    ...cast.map(({ id }, i): Beat => {
      const from = ms(leave + (cast.length - 1 - i) * 0.06)
      return { kind: 'exit', who: id, side: 'right', from, to: ms(arrive) }
    }),
    {
      kind: 'venue',
      scene: to,
      from: ms(arrive),
      to: ms(arrive + OPENS + (cast.length - 1) * NEXT + COMES),
    },
    ...cast.map(({ id }, i): Beat => {
      const from = arrive + OPENS + i * NEXT
      return { kind: 'enter', who: id, side: 'door', from: ms(from), to: ms(from + COMES) }
    }),
  ]
}

/** How far the door of the place is open at a moment, 0 to 1. */
export function doorAt({ beats }: { readonly beats: readonly Beat[] }, t: number): number {
  const [venue] = beatsOf({ beats }, 'venue')
  return venue ? plateau(t, venue.from, venue.to + 0.3, OPENS) : 0
}
