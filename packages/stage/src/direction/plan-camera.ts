import { createRandom } from '../random.ts'
import type { CameraKey, Cue, Framing, Timeline } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { isCut, isSame, withMoves } from './cut-or-move.ts'
import type { Pace } from './pace.ts'
import { isLit, presentAt, shotOf, SOON } from './shot.ts'
import { isActed, ms, type SpokenLine } from './spoken-line.ts'

interface Film extends Pick<Timeline, 'width' | 'height' | 'seed' | 'beats' | 'cast'> {
  readonly child: Timeline['child'] | undefined
  readonly lines: readonly SpokenLine[]
  readonly pace: Pace
}

/** Plans the shots (D1, D12, D13) and measures their views (D2). */
export function planCamera(film: Film): CameraKey[] {
  const { lines, seed, pace } = film
  const random = createRandom(seed ^ 0x5ca1e)
  const keys: CameraKey[] = []
  const placed = beatsOf(film, 'venue')[0]?.from ?? 0
  let locked = 0
  let reactions = 0
  /** Of several sizes, the first that differs enough from the last shot. */
  const shoot = (
    t: number,
    framings: readonly [Framing, ...Framing[]],
    on: string | null,
    until = 0,
    isClimax = false,
  ): void => {
    const last = keys.at(-1)
    if (last && !isClimax && (t < locked || t - last.t < 0.4)) return
    // What would be over at once is left out.
    if (isClimax && last && t - last.t < 0.4) keys.pop()
    locked = Math.max(locked, until)
    const [first = shotOf(film, t, framings[0], on), ...others] = framings.map((each) =>
      shotOf(film, t, each, on),
    )
    const key =
      last && !isCut(last, first, film) ? (others.find((each) => isCut(last, each, film)) ?? first) : first
    if (!last || t === placed || !isSame(last, key, film.width)) keys.push(key)
  }
  const props = beatsOf(film, 'prop')
  const end = beatsOf(film, 'close')[0]?.from ?? Infinity
  /** From further away where the picture has stayed, or has shown another thing. */
  const showThing = (t: number, { by, from, to }: (typeof props)[number]): void => {
    const held = t - (keys.at(-1)?.t ?? 0) > 2.5 || props.some((other) => other.to === from)
    shoot(t, held ? ['medium', 'full'] : ['medium'], by, to)
  }
  /** With the last words all wave, and leave: from further away where they have stood for long. */
  const showLeaving = (t: number, until: number): void => {
    const last = keys.at(-1)
    shoot(t, [last?.on === null && until - last.t < LONGEST ? last.framing : 'wide'], null, until)
  }
  /** The candles, or the face of who is about to say good-bye. */
  const showSuspense = (t: number, until: number): void => {
    const next = lines.find(({ from }) => from > until - 0.02)
    const cake = beatsOf(film, 'blow-out').some(({ from }) => from >= t)
    shoot(t, [cake || !next ? 'cake' : 'close'], cake ? null : (next?.speaker ?? null), until - 0.01, true)
  }
  const moments = [
    ...film.beats.map((beat) => ({ t: shotStart(beat, lines), beat, line: undefined, cue: undefined })),
    ...lines.flatMap((line) => line.cues.map((cue) => ({ t: cue.from, beat: undefined, line, cue }))),
  ].toSorted((a, b) => a.t - b.t || (a.beat ? -1 : 1))
  shoot(0, [lines.length > 0 && (film.cast.length > 1 || pace.near) ? 'group' : 'wide'], null)

  for (const { t, beat, line, cue } of moments) {
    if (beat) {
      const [framing, on] = OF_BEAT[beat.kind] ?? []
      const lock = WHOLLY.has(beat.kind) ? Infinity : beat.kind === 'confetti' ? 0 : LOCK
      const until = Math.min(beat.to, t + lock)
      if (beat.kind === 'prop') showThing(t, beat)
      else if (beat.kind === 'suspense') showSuspense(t, beat.to)
      else if (beat.kind === 'exit') showLeaving(t, beat.from < placed ? placed : end)
      else if (framing && t > 0) shoot(t, [framing], on?.(beat) ?? null, until, CLIMAXES.has(beat.kind))
      continue
    }
    const last = keys.at(-1)
    if (!last) continue
    const since = t - last.t
    /** Another shot would end this one at once. */
    const isBrief = (least: number): boolean =>
      since < LONG &&
      moments.some(
        ({ t: other, beat: next, line: said }) =>
          (next ? OF_BEAT[next.kind] : said && said.along.length > 0) &&
          other > t + 0.02 &&
          other < t + least,
      )
    const prop = props.find(({ from }) => from >= t && from < t + SOON)
    if (prop) showThing(t, prop)
    else if (line.along.length > 0) {
      if (last.framing !== 'group') shoot(t, ['group'], null, 0, true)
    } else if (last.on !== line.speaker && last.on !== null) {
      if (since >= (keys.length > 1 && isReaction(last, line) ? 1.2 : pace.shot) && !isBrief(1.2))
        shoot(t, isActed(line) ? WHOLE : firstSizes(film, random), line.speaker)
    } else if (isActed(line)) {
      const isWhole = last.on === null || last.framing === 'full'
      const ends = !isWhole || cue.to + REST > last.t + LONGEST
      if (ends && since >= 1.2 && !isBrief(1.2)) shoot(t, isWhole ? ['medium', 'close'] : WHOLE, line.speaker)
    } else if (last.framing === 'whisper') {
      if (since > 0.9) shoot(t, ['medium', 'close'], line.speaker)
    } else {
      if (since < (last.on === null ? pace.shot : pace.same) || isBrief(pace.shot)) continue
      const listener = presentAt(film, t).find(({ id }) => id !== line.speaker)
      const reacts = cue.to - cue.from < REACTION && isExclaimed(cue) && random() < 0.7
      if (listener && last.on && reacts && reactions < pace.reactions) {
        reactions += 1
        shoot(t, ['close'], listener.id)
      } else if (isLit(film, t) && last.on) shoot(t, ['group'], null)
      else shoot(t, nextSizes(film, last, random), line.speaker)
    }
  }
  return withMoves(keys, film)
}

/** The longest silence after a caption, in seconds. */
const REST = 0.8

/** What is acted is seen from head to foot (D23). */
const WHOLE: [Framing, Framing] = ['full', 'medium']

/** A listener is shown for a short caption only, in seconds. */
const REACTION = 2.2

/** A shot that has stayed so long, in seconds, ends even for a brief one. */
const LONG = 4.5
/** No shot stays so long, but that of all at the good-bye (D13). */
const LONGEST = 7

/** A beat keeps its shot for so long, in seconds; a thing and a whisper to their end, and confetti falls on. */
const LOCK = 2

/** Beats with a shot of their own. */
const OF_BEAT: Partial<Record<Beat['kind'], readonly [Framing, ((beat: Beat) => string | null)?]>> = {
  enter: ['wide'],
  venue: ['wide'],
  cake: ['group'],
  exchange: ['group'],
  suspense: ['cake'],
  'blow-out': ['group'],
  prop: ['medium'],
  lights: ['group'],
  confetti: ['group'],
  whisper: ['whisper', (beat) => (beat.kind === 'whisper' ? beat.by : null)],
  exit: ['wide'],
  close: ['group'],
}

/** Beats that keep their shot to their end. */
const WHOLLY: ReadonlySet<Beat['kind']> = new Set(['whisper', 'venue', 'exchange'])

/** Everyone is seen together at these, whatever was shown (D24). */
const CLIMAXES: ReadonlySet<Beat['kind']> = new Set(['venue', 'exchange', 'lights', 'confetti', 'blow-out'])

/** Everyone is seen from the last words on: they wave, then they leave. */
const shotStart = ({ kind, from }: Beat, lines: readonly SpokenLine[]): number => {
  const bye = lines.at(-1)?.to ?? from
  return kind === 'exit' && from > bye ? Math.min(from, ms(bye + 0.2)) : from
}

const isExclaimed = (cue: Cue): boolean => cue.words.some(({ w }) => /[!?…]/.test(w))
const isReaction = (last: CameraKey, line: SpokenLine): boolean =>
  last.framing === 'close' && last.on !== line.speaker

/** Of another who begins to speak. */
const firstSizes = ({ pace }: Film, random: () => number): [Framing, Framing] =>
  random() < (pace.near ? 0.4 : 0.7) ? ['medium', 'close'] : ['close', 'medium']

/** The sizes that follow a shot, best first: a close shot after each of the wider ones. */
function nextSizes({ cast, pace }: Film, last: CameraKey, random: () => number): [Framing, Framing] {
  if (last.on === null)
    return !pace.near && (cast.length > 1 || random() < 0.7) ? ['medium', 'close'] : ['close', 'medium']
  if (last.framing === 'medium' || last.framing === 'full') return ['close', 'full']
  return pace.near || random() < 0.6 ? ['medium', 'full'] : ['full', 'medium']
}
