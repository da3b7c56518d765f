import type { CameraKey, Timeline } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'
import { CUT } from './framing.ts'
import { presentAt } from './shot.ts'

/** Seconds in which the camera moves where a cut would only look like a jump. */
const MOVE = 0.8
/** A move that is smaller is none. */
const SEEN = 0.03

type Film = Pick<Timeline, 'beats' | 'cast'>

const subjectOf = ({ framing, on }: CameraKey): string | null => on ?? (framing === 'cake' ? 'cake' : null)

/** Whether the step from one shot to the next reads as a cut: another size, or another subject (D12). */
export function isCut(last: CameraKey, next: CameraKey, film: Film): boolean {
  const ratio = next.view[2] / (last.view[2] * last.push)
  const [before, after] = [subjectOf(last), subjectOf(next)]
  // A cake that stands there is only in shots of several.
  const cake = beatsOf(film, 'cake').some(({ from, to }) => from < next.t && next.t < to)
  // Nobody joins those who are seen together while the camera moves.
  const joined = next.framing === 'group' && last.shows && presentAt(film, next.t).length > last.shows.length
  return (
    joined === true ||
    beatsOf(film, 'venue').some(({ from }) => last.t < from && from <= next.t) ||
    (last.framing === 'cake') !== (next.framing === 'cake') ||
    Math.max(ratio, 1 / ratio) >= CUT ||
    (before !== null && after !== null && before !== after) ||
    (cake && (last.on === null) !== (next.on === null))
  )
}

/** Whether two shots are the same picture. */
export function isSame(last: CameraKey, next: CameraKey, width: number): boolean {
  const { view } = last
  const [x, y, zoom] = next.view
  const shift = Math.max(Math.abs(x - view[0]), Math.abs(y - view[1])) * zoom
  return subjectOf(last) === subjectOf(next) && shift < width * SEEN && Math.abs(zoom / view[2] - 1) < SEEN
}

/** The shots with their moves. Who is in the picture stays so while the camera moves. */
export function withMoves(keys: readonly CameraKey[], film: Film): CameraKey[] {
  const flash = beatsOf(film, 'close')[0]?.from
  const made = keys.map((key, i) => {
    const last = keys[i - 1]
    return !last || key.t === flash || isCut(last, key, film) ? key : { ...key, move: MOVE }
  })
  const share = (i: number, j: number): void => {
    const [one, other] = [made[i], made[j]]
    if (one && other?.shows)
      made[i] = { ...one, shows: one.shows?.filter((id) => other.shows?.includes(id)) ?? other.shows }
  }
  for (let i = made.length - 1; i > 0; i -= 1) if (made[i]?.move) share(i - 1, i)
  for (let i = 1; i < made.length; i += 1) if (made[i]?.move) share(i, i - 1)
  return made
}
