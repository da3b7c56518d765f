import type { Box } from '../bounds.ts'
import { plateau } from '../easing.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'

/** Degrees about the feet, and how much larger who comes near is seen. */
const LEAN = 5
const NEAR = 1.07
/** Seconds into and out of it. */
const RAMP = 0.45

/** Who whispers leans towards the middle of the picture. */
const sideOf = ({ x }: TimelineCast, { width }: Pick<Timeline, 'width'>): 1 | -1 => (x > width / 2 ? -1 : 1)

/** How far a character leans in to whisper (D6): degrees, and how many times as large it is. */
export function leanAt(
  film: Pick<Timeline, 'beats' | 'width'>,
  member: TimelineCast,
  t: number,
): { readonly lean: number; readonly near: number } {
  const spans = beatsOf(film, 'whisper').filter(({ by }) => by === member.id)
  const share = Math.max(0, ...spans.map(({ from, to }) => plateau(t, from - 0.1, to + 0.2, RAMP)))
  return { lean: sideOf(member, film) * LEAN * share, near: 1 + (NEAR - 1) * share }
}

/** A box of the figure, such as its face, while it leans in. */
export function leaned(box: Box, member: TimelineCast, film: Pick<Timeline, 'width'>): Box {
  const aside =
    Math.sin((LEAN * Math.PI) / 180) * sideOf(member, film) * (member.y - (box.top + box.bottom) / 2)
  const x = (value: number): number => member.x + (value - member.x + aside) * NEAR
  const y = (value: number): number => member.y + (value - member.y) * NEAR
  return { left: x(box.left), right: x(box.right), top: y(box.top), bottom: y(box.bottom) }
}
