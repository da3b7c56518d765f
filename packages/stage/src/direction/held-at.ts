import { viewAt } from '../camera.ts'
import { overshoot, plateau, smooth } from '../easing.ts'
import { findCharacter } from '../known-characters.ts'
import { findUse } from '../known-decor.ts'
import type { Held, Used } from '../parts/stance.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { holds, seenIn } from './framing.ts'
import { propSide, usedSpot } from './prop-spot.ts'

type PropBeat = Extract<Beat, { kind: 'prop' }>

/** How large a thing is as it comes and goes, 0 to 1 and a little more. */
export const sizeOf = ({ from, to }: PropBeat, t: number): number =>
  overshoot((t - from) / 0.45) * smooth((to - t) / 0.2)

/**
 * Whether a thing is used by who shows it (D63): only where the shot sees it, which those of older films do not always, and
 * never in a whisper.
 */
export function isUsed(film: Timeline, member: TimelineCast, beat: PropBeat): boolean {
  const whispers = beatsOf(film, 'whisper').some(({ from, to }) => from < beat.to && to > beat.from)
  const spot = whispers ? undefined : usedSpot(member, beat.prop)
  if (!spot) return false
  const { x, y, zoom } = viewAt(film, Math.min(beat.from + 0.5, beat.to))
  return holds(seenIn([x, y, zoom], film), spot)
}

/** What a character does with the thing that it shows at `t`: uses it, or points at its paper. */
export function heldAt(film: Timeline, member: TimelineCast, t: number): Held | undefined {
  const beat = beatsOf(film, 'prop').find(({ by, from, to }) => by === member.id && t > from && t < to)
  const character = beat && findCharacter(member.art)
  if (!character) return undefined
  const used = isUsed(film, member, beat) ? findUse(beat.prop, character, t - beat.from) : undefined
  const amount = plateau(t, beat.from, beat.to, 0.3)
  return { ...(used ?? pointing(propSide(film, member))), amount, size: sizeOf(beat, t) }
}

const pointing = (side: -1 | 1): Used => ({
  stance: {
    [side === -1 ? 'left' : 'right']: { angle: 12, bend: -0.2, length: 118, hand: 'open' },
    tilt: side * 3,
    lookX: side * 0.45,
  },
})
