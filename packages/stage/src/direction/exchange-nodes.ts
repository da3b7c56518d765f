import { lerp, overshoot, round3, smooth } from '../easing.ts'
import { star } from '../parts/outline.ts'
import { flat, group, shape, type Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Beat } from './beat.ts'
import { meeting } from './exchange.ts'

const parcel: readonly Node[] = [
  shape('M-40-44H40V30H-40Z', '#E86FA4', 5),
  flat('M-9-44H9V30H-9Z', '#FFF3DC'),
  shape('M0-44C-40-56-36-80-20-76C-6-72-2-56 0-44C2-56 6-72 20-76C36-80 40-56 0-44Z', '#FFF3DC', 4),
]
const clap: readonly Node[] = [flat(star(0, 0, 64, 0.5), '#F7C94B'), flat(star(0, 0, 40, 0.5), '#FFF6D8')]

/** A parcel that goes from one to the other, or the star of two hands that clap. */
export function exchangeNodes(
  film: Timeline,
  { form, by, who, from, to }: Extract<Beat, { kind: 'exchange' }>,
  t: number,
): Node[] {
  const [one, other] = [by, who].map((id) => film.cast.find((member) => member.id === id))
  if (!one || !other || form === 'answer' || t < from || t > to) return []
  const [a, b] = [meeting(film, one, t), meeting(film, other, t)]
  const done = (t - from) / (to - from)
  const claps = form === 'high-five'
  const grown = overshoot((done - (claps ? 0.42 : 0.12)) / 0.15) * smooth((0.95 - done) / 0.15)
  const size = round3(one.scale * grown)
  if (size <= 0) return []
  const given = claps ? 0.5 : 0.16 + 0.68 * smooth((done - 0.38) / 0.24)
  const high = claps ? 480 : 150 + 50 * Math.sin(given * Math.PI)
  const [x, y] = [lerp(a.x, b.x, given), lerp(a.y, b.y, given) - high * one.scale]
  return [group(claps ? clap : parcel, { x: round3(x), y: round3(y), scaleX: size, scaleY: size })]
}
