import { findCharacter } from '../known-characters.ts'
import { createRandom } from '../random.ts'
import type { CameraKey, Cue, Framing, Timeline, TimelineCast } from '../timeline-format.ts'
import { isClosing, type Beat } from './beat.ts'
import { figureOf, onStage, union, type Box } from './bounds.ts'
import { fit, freeArea, holds, pictureWindow, seenIn, waistUp, withMargin } from './framing.ts'
import { propSpot } from './prop-spot.ts'
import { cakeBox } from './cake-spot.ts'
import type { SpokenLine } from './spoken-line.ts'

interface Shots extends Pick<Timeline, 'width' | 'height' | 'seed' | 'beats' | 'cast'> {
  readonly lines: readonly SpokenLine[]
}

/** A shot stays at least so long, in seconds: before another speaker, and of the same one. */
const SHOT = 1.7
const SAME = 3
/** Faces of listeners, at most. */
const REACTIONS = 2

/** Plans the cuts (D1) and measures their views (D2). */
export function planCamera(shots: Shots): CameraKey[] {
  const { lines, seed } = shots
  const random = createRandom(seed ^ 0x5ca1e)
  const keys: CameraKey[] = []
  let locked = 0
  let reactions = 0
  const cut = (t: number, framing: Framing, on: string | null, until = 0): void => {
    const last = keys.at(-1)
    if (last && (t < locked || t - last.t < 0.4)) return
    locked = Math.max(locked, until)
    const key = keyOf(shots, t, framing, on)
    if (last?.framing === framing && last.on === on && String(last.view) === String(key.view)) return
    keys.push(key)
  }
  const moments = [
    ...shots.beats.map((beat) => ({ t: beat.from, beat, line: undefined, cue: undefined })),
    ...lines.flatMap((line) => line.cues.map((cue) => ({ t: cue.from, beat: undefined, line, cue }))),
  ].toSorted((a, b) => a.t - b.t || (a.beat ? -1 : 1))
  cut(0, shots.cast.length > 1 && lines.length > 0 ? 'group' : 'wide', null)

  for (const { t, beat, line, cue } of moments) {
    if (beat) {
      const [framing, on] = OF_BEAT[beat.kind] ?? []
      if (framing && t > 0) cut(t, framing, on?.(beat) ?? null, Math.min(beat.to, t + 2.2))
      continue
    }
    const last = keys.at(-1)
    if (!last) continue
    const since = t - last.t
    const prop = shots.beats.find((each) => each.kind === 'prop' && isWithin(each.from, cue))
    if (prop?.kind === 'prop') cut(t, 'medium', prop.by, prop.to)
    else if (line.along.length > 0) {
      if (since > 0.9) cut(t, 'group', null)
    } else if (last.on === line.speaker || last.on === null) {
      if (since < (last.on === null ? SHOT : SAME)) continue
      const listener = listenerOf(shots, line, t)
      if (listener && last.on && reactions < REACTIONS && isExclaimed(cue) && random() < 0.7) {
        reactions += 1
        cut(t, 'close', listener)
      } else cut(t, isLit(shots, t) ? 'full' : nextSize(last, shots.cast.length, random), line.speaker)
    } else if (since >= (keys.length > 1 && isReaction(last, line) ? 1.2 : SHOT))
      cut(t, 'medium', line.speaker)
  }
  return keys
}

/** Beats with a shot of their own. */
const OF_BEAT: Partial<Record<Beat['kind'], readonly [Framing, ((beat: Beat) => string | null)?]>> = {
  enter: ['wide'],
  cake: ['group'],
  'blow-out': ['group'],
  lights: ['wide'],
  whisper: ['whisper', (beat) => (beat.kind === 'whisper' ? beat.by : null)],
  exit: ['wide'],
  close: ['group'],
}

const isLit = ({ beats }: Shots, t: number): boolean =>
  beats.some(({ kind, from }) => kind === 'lights' && t >= from)
const isWithin = (t: number, cue: Cue): boolean => t >= cue.from && t <= cue.to
const isExclaimed = (cue: Cue): boolean => cue.words.some(({ w }) => /[!?…]/.test(w))
const isReaction = (last: CameraKey, line: SpokenLine): boolean =>
  last.framing === 'close' && last.on !== line.speaker

function listenerOf(shots: Shots, line: SpokenLine, t: number): string | undefined {
  return presentAt(shots, t).find(({ id }) => id !== line.speaker)?.id
}

/** Another size than the last; a close shot after each of the wider ones. */
function nextSize(last: CameraKey, castSize: number, random: () => number): Framing {
  if (last.framing === 'medium' || last.framing === 'full') return 'close'
  if (last.framing === 'close') return random() < 0.6 ? 'medium' : 'full'
  return castSize > 1 || random() < 0.7 ? 'medium' : 'close'
}

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

function keyOf(shots: Shots, t: number, framing: Framing, on: string | null): CameraKey {
  const { width, height, cast, beats } = shots
  const present = presentAt(shots, t)
  const member = cast.find(({ id }) => id === on)
  const closing = isClosing(shots, t)
  const lit = isLit(shots, t)
  const area = closing ? pictureWindow(shots) : freeArea(shots, lit)
  if (framing === 'wide' || (!member && framing !== 'group'))
    return { t, framing: 'wide', on: null, view: [width / 2, height / 2, 1], push: 1.04 }
  if (!member) {
    const cake = beats.some(({ kind, from, to }) => kind === 'cake' && t >= from && t < to)
    const box = union([...present.map((each) => partsOf(each).whole), ...(cake ? [cakeBox(shots)] : [])])
    const view = fit(withMargin(box, closing ? 0.06 : 0.02), area, shots, lit ? 1.2 : 1.6)
    return { t, framing, on: null, view, push: closing ? 1 : 1.04 }
  }
  const parts = partsOf(member)
  const prop = beats.find(
    (beat) => beat.kind === 'prop' && beat.by === on && beat.to > t && beat.from < t + 4,
  )
  const boxes: Partial<Record<Framing, Box>> = {
    full: parts.whole,
    medium: waistUp(parts.whole, withMargin(parts.head, 0.04)),
    close: withMargin(parts.head, 0.07),
    whisper: withMargin(parts.face, 0.02),
  }
  const box = boxes[framing] ?? parts.whole
  const view = fit(prop && framing === 'medium' ? union([box, propSpot(shots, member)]) : box, area, shots)
  const seen = seenIn(view, shots)
  const shows = present
    .filter((each) => each === member || holds(seen, withMargin(partsOf(each).head, 0.04)))
    .map(({ id }) => id)
  return { t, framing, on, view, push: framing === 'full' ? 1.02 : 1.05, shows }
}

function partsOf(member: TimelineCast): { readonly whole: Box; readonly head: Box; readonly face: Box } {
  const character = findCharacter(member.art)
  const whole = { left: 60, top: 20, right: 420, bottom: 528 }
  const figure = character ? figureOf(character) : { whole, head: whole, face: whole }
  return {
    whole: onStage(figure.whole, member),
    head: onStage(figure.head, member),
    face: onStage(figure.face, member),
  }
}
