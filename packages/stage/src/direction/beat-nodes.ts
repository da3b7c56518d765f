import { clamp, overshoot, plateau, round3 } from '../easing.ts'
import { findOccasion, findLateParts, propNodes } from '../known-decor.ts'
import { group, oval, type Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { cakeSpot } from './cake-spot.ts'
import { PROP, paperSpot } from './prop-spot.ts'
import { isUsed, sizeOf } from './held-at.ts'

/** The things that are shown, among the cast; the cake only in shots of several, so that it is whole. */
export function beatNodes(film: Timeline, on: string | null, t: number): Node[] {
  return [
    ...(on === null ? beatsOf(film, 'cake').flatMap((beat) => cakeAt(film, beat, t)) : []),
    ...beatsOf(film, 'exchange').flatMap((beat) => findLateParts()?.exchange(film, beat, t) ?? []),
    ...beatsOf(film, 'prop').flatMap((beat) => propAt(film, beat, t)),
  ]
}

function cakeAt(film: Timeline, { from, to, candles }: Extract<Beat, { kind: 'cake' }>, t: number): Node[] {
  const draw = findOccasion(film.occasion)?.set.cake
  if (!draw || t < from || t > to) return []
  const [blow] = beatsOf(film, 'blow-out')
  const blown = blow ? clamp((t - blow.from) / (blow.to - blow.from)) : 0
  const { x, y, scale } = cakeSpot(film)
  const size = round3(scale * Math.max(0.01, overshoot((t - from) / 0.5)))
  return [group(draw(candles, blown, blow ? t - blow.from : 0, t), { x, y, scaleX: size, scaleY: size })]
}

/** A thing that is not used is on a round paper, so that it reads in front of every scene. */
function propAt(film: Timeline, beat: Extract<Beat, { kind: 'prop' }>, t: number): Node[] {
  const { from, to, prop, by } = beat
  const member = film.cast.find(({ id }) => id === by)
  if (!member || t < from || t > to || isUsed(film, member, beat)) return []
  const { left, top, right, bottom } = paperSpot(film, member)
  const size = round3(member.scale * sizeOf(beat, t))
  if (size <= 0) return []
  const bob = Math.sin((t - from) * 3) * 5
  const glow = plateau(t, from, from + 0.7, 0.35)
  return [
    group(
      [
        oval(0, 0, PROP * (1 + glow * 0.25), PROP * (1 + glow * 0.25), '#FBD97A', undefined, 0.5),
        oval(0, 0, PROP, PROP, '#FFF9F1', 7),
        group(propNodes(prop), {
          scaleX: 0.72,
          scaleY: 0.72,
          rotate: round3(Math.sin((t - from) * 2.4) * 4),
        }),
      ],
      {
        x: round3((left + right) / 2),
        y: round3((top + bottom) / 2 + bob * member.scale),
        scaleX: size,
        scaleY: size,
      },
    ),
  ]
}
