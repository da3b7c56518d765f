import { lerp } from '../easing.ts'
import type { CameraKey, Framing, Timeline, TimelineCast } from '../timeline-format.ts'
import { union, type Box } from '../bounds.ts'
import { beatsOf, isClosing } from './beat.ts'
import { cakeBox } from './cake-spot.ts'
import { childBox } from './child-spot.ts'
import { closingView } from './closing-view.ts'
import { floorOf, standing } from './figure.ts'
import {
  climaxArea,
  fit,
  freeArea,
  holds,
  isRoomFor,
  nearer,
  seenIn,
  waistUp,
  withMargin,
} from './framing.ts'
import { leaned } from './lean-in.ts'
import { CLIMAX } from './position-cast.ts'
import { paperSpot, propSpot } from './prop-spot.ts'

type Film = Pick<Timeline, 'width' | 'height' | 'cast' | 'beats'> & {
  readonly child?: Timeline['child'] | undefined
}

/** There is room beside who speaks for a thing that comes so soon, in seconds. */
export const SOON = 1.5

/** How far a shot of one comes nearer. */
const PUSH = 1.05
/** Where the child is, everyone may be smaller than on an empty stage. */
const LEAST = 0.5

/** Whether the name shines. */
export const isLit = ({ beats }: Pick<Timeline, 'beats'>, t: number): boolean =>
  beats.some(({ kind, from }) => kind === 'lights' && t >= from)

/** Who is on stage: all who have come, also while they go to another place. */
export const presentAt = (
  { cast, beats }: Pick<Timeline, 'cast' | 'beats'>,
  t: number,
): readonly TimelineCast[] => {
  const here = cast.filter(
    ({ id }) => (beats.find((beat) => beat.kind === 'enter' && beat.who === id)?.from ?? 0) <= t + 0.01,
  )
  return here.length > 0 ? here : cast
}

/** A shot of this size that begins at `t`, and its view (D2). */
export function shotOf(film: Film, t: number, framing: Framing, on: string | null): CameraKey {
  const member = film.cast.find(({ id }) => id === on)
  if (framing === 'cake') return shotOfCake(film, t)
  if (!member) return shotOfAll(film, t, framing)
  const view = viewOf(film, t, framing, member)
  const push = framing === 'full' ? 1.02 : framing === 'whisper' ? 1.08 : 1.05
  return { t, framing, on, view, push, shows: wholeIn(film, t, view, member) }
}

/** Who is seen: a neighbour's head is whole and below what hangs, also as the shot comes nearer, or not there. */
function wholeIn(film: Film, t: number, view: CameraKey['view'], member: TimelineCast): string[] {
  const [x, y, zoom] = view
  const nearest = seenIn([x, y, zoom * PUSH], film)
  const hangs = freeArea(film, isLit(film, t)).top / film.height
  const seen = { ...nearest, top: lerp(nearest.top, nearest.bottom, hangs) }
  return presentAt(film, t)
    .filter((each) => each === member || holds(seen, standing(each).head))
    .map(({ id }) => id)
}

function shotOfAll(film: Film, t: number, framing: Framing): CameraKey {
  const { width, height, beats } = film
  const lit = isLit(film, t)
  // Under the lights everybody stands a little lower, so that no hat touches them.
  const middle = height * (lit ? 0.48 : 0.5)
  const wide: CameraKey = { t, framing: 'wide', on: null, view: [width / 2, middle, 1], push: 1.04 }
  const child = lit ? childBox(film) : undefined
  if (framing !== 'group' && !child) return wide
  const present = presentAt(film, t)
  const cake = beats.some(({ kind, from, to }) => kind === 'cake' && t >= from && t < to)
  const boxes = [...present.map((each) => standing(each).whole), cake ? cakeBox(film) : undefined, child]
  const area = climaxArea(film, lit)
  const all = union(boxes) ?? area
  if (isClosing(film, t)) return { t, framing, on: null, view: closingView(all, film), push: 1 }
  // Everyone makes room for the child.
  if (child) return { ...wide, view: fit(all, area, film, { least: LEAST, most: 1.2, standing: true }) }
  // The foot of a cake stands lower, and may be behind the captions.
  const heads = union(present.map((each) => standing(each).head)) ?? area
  const box = { ...all, top: heads.top, bottom: floorOf(present) }
  const view = fit(box, area, film, {
    least: climaxZoom(film, heads, box, area),
    most: 2.2,
    standing: true,
  })
  return { t, framing, on: null, view, push: lit ? 1.01 : 1.02 }
}

/** So near that all together fill their share of the frame's height, if every head is seen (D24). */
function climaxZoom({ height }: Film, heads: Box, box: Box, { left, right, top, bottom }: Box): number {
  return Math.min(
    (CLIMAX * 1.01 * height) / (box.bottom - box.top),
    (right - left) / (1.02 * (heads.right - heads.left)),
    (bottom - top) / (box.bottom - box.top),
  )
}

/** The candles, and the face of who is behind them. */
function shotOfCake(film: Film, t: number): CameraKey {
  const away = ({ x }: TimelineCast): number => Math.abs(x - film.width / 2)
  const [behind] = presentAt(film, t).toSorted((a, b) => away(a) - away(b))
  if (!behind) return shotOfAll(film, t, 'group')
  const cake = cakeBox(film)
  const box = union([standing(behind).head, { ...cake, bottom: lerp(cake.top, cake.bottom, 0.6) }])
  const view = fit(withMargin(box, 0.06), freeArea(film, false), film, { most: 2.6 })
  return { t, framing: 'cake', on: null, view, push: 1.08, shows: [behind.id] }
}

/** Each size is nearer than the next one by enough for a cut, whatever the shape of the figure (D12). */
function viewOf(film: Film, t: number, framing: Framing, member: TimelineCast): CameraKey['view'] {
  const area = freeArea(film, isLit(film, t))
  const { whole, head, face } = standing(member)
  const close = fit(withMargin(head, 0.07), area, film)
  if (framing === 'close') return close
  if (framing === 'whisper') return fit(withMargin(leaned(face, member, film), 0.02), area, film)
  const waist = waistUp(whole, withMargin(head, 0.04))
  const upper = fit(waist, area, film, { most: nearer(close, -1) })
  // A wide hat needs so much room that the feet are seen as well.
  const low = fit(whole, area, film, { most: upper[2], standing: true })
  const medium = low[2] < upper[2] ? upper : low
  const beat = beatsOf(film, 'prop').find(({ by, from, to }) => by === member.id && to > t && from < t + SOON)
  const shown = beat && propSpot(film, member, beat.prop)
  if (framing === 'full')
    return fit(union([whole, shown]) ?? whole, area, film, { most: nearer(medium, -1), standing: true })
  if (!shown) return medium
  const using = union([waist, shown])
  // Where the head would be too high, the thing is beside it instead.
  return fit(isRoomFor(using, area) ? using : union([waist, paperSpot(film, member)]), area, film, {
    most: medium[2],
  })
}
