import type { CameraKey, Framing, Timeline, TimelineCast } from '../timeline-format.ts'
import { union, type Box } from '../bounds.ts'
import { isClosing } from './beat.ts'
import { cakeBox } from './cake-spot.ts'
import { closingView } from './closing-view.ts'
import { standing } from './figure.ts'
import { fit, freeArea, holds, nearer, seenIn, waistUp, withMargin } from './framing.ts'
import { propSpot } from './prop-spot.ts'

type Film = Pick<Timeline, 'width' | 'height' | 'cast' | 'beats'>

/** A group that fills the frame is seen in the whole of it. */
const GROUP = 1.1

/** Whether the name shines. */
export const isLit = ({ beats }: Pick<Timeline, 'beats'>, t: number): boolean =>
  beats.some(({ kind, from }) => kind === 'lights' && t >= from)

/** Who is on stage. */
export const presentAt = (
  { cast, beats }: Pick<Timeline, 'cast' | 'beats'>,
  t: number,
): readonly TimelineCast[] => {
  const here = cast.filter(({ id }) =>
    beats.every((beat) => beat.kind !== 'enter' || beat.who !== id || beat.from <= t + 0.01),
  )
  return here.length > 0 ? here : cast
}

/** A shot of this size that begins at `t`, and its view (D2). */
export function shotOf(film: Film, t: number, framing: Framing, on: string | null): CameraKey {
  const { width, height, cast, beats } = film
  const present = presentAt(film, t)
  const member = cast.find(({ id }) => id === on)
  const lit = isLit(film, t)
  const area = freeArea(film, lit)
  const wide: CameraKey = { t, framing: 'wide', on: null, view: [width / 2, height / 2, 1], push: 1.04 }
  if (framing === 'wide' || (!member && framing !== 'group')) return wide
  if (!member) {
    const cake = beats.some(({ kind, from, to }) => kind === 'cake' && t >= from && t < to)
    const boxes = [...present.map((each) => standing(each).whole), cake ? cakeBox(film) : undefined]
    const box = union(boxes) ?? area
    if (isClosing(film, t)) return { t, framing, on: null, view: closingView(box, film), push: 1 }
    const view = fit(withMargin(box, 0.02), area, film, { most: lit ? 1.2 : 1.6 })
    return view[2] < GROUP ? wide : { t, framing, on: null, view, push: 1.04 }
  }
  const view = viewOf(film, t, framing, member, area)
  const seen = seenIn(view, film)
  const shows = present
    .filter((each) => each === member || holds(seen, withMargin(standing(each).head, 0.04)))
    .map(({ id }) => id)
  return { t, framing, on, view, push: framing === 'full' ? 1.02 : 1.05, shows }
}

/** Each size is nearer than the next one by enough for a cut, whatever the shape of the figure (D12). */
function viewOf(film: Film, t: number, framing: Framing, member: TimelineCast, area: Box): CameraKey['view'] {
  const { whole, head, face } = standing(member)
  const close = fit(withMargin(head, 0.07), area, film)
  if (framing === 'close') return close
  if (framing === 'whisper') return fit(withMargin(face, 0.02), area, film, { least: nearer(close, 1) })
  const waist = waistUp(whole, withMargin(head, 0.04))
  const medium = fit(waist, area, film, { most: nearer(close, -1) })
  if (framing === 'full') return fit(whole, area, film, { most: nearer(medium, -1) })
  const prop = film.beats.some(
    (beat) => beat.kind === 'prop' && beat.by === member.id && beat.to > t && beat.from < t + 4,
  )
  return prop ? fit(union([waist, propSpot(film, member)]), area, film, { most: medium[2] }) : medium
}
