import { describe, expect, test } from 'vitest'
import { OCCASIONS } from '../script/script.ts'
import { filmOf, films, THREE } from '../testing/directed-film.ts'
import type { CameraKey, Timeline } from '../timeline-format.ts'
import { beatsOf, isClosing } from './beat.ts'
import { cakeBox } from './cake-spot.ts'
import { isCut } from './cut-or-move.ts'
import { standing } from './figure.ts'
import { holds, seenIn } from './framing.ts'
import { presentAt } from './shot.ts'

describe.each(films)('%s', (_, film) => {
  const bye = (film.audio.speech.at(-1)?.[1] ?? 0) + 0.2

  test('D1: each cut lies on a caption, a beat or the end of the last words', () => {
    const cues = film.captions.cues.map(({ from }) => from)
    const starts = [0, bye, ...cues, ...film.beats.map(({ from }) => from)]
    for (const { t } of film.camera) expect(starts.some((start) => Math.abs(start - t) < 0.002)).toBe(true)
  })

  test('D1: a shot is not over at once, unless it began with a beat', () => {
    const brief = film.camera.filter((key, i) => (film.camera[i + 1]?.t ?? film.duration) - key.t < 1.2)
    for (const { t } of brief) expect(film.beats.map(({ from }) => from)).toContain(t)
  })

  test('D1: all are seen from the last words to the last picture', () => {
    const last = film.camera.findLast(({ t }) => t <= bye + 0.01)
    const [close] = beatsOf(film, 'close')
    expect(last?.on).toBeNull()
    expect(film.camera.filter(({ t }) => t > bye + 0.01).map(({ t }) => t)).toEqual([close?.from])
  })

  test('D2: a shot of one shows the whole head, and no head of a neighbour in part', () => {
    for (const { t, framing, on, view, shows } of film.camera) {
      const speaker = film.cast.find(({ id }) => id === on)
      if (!speaker || framing === 'whisper') continue
      const seen = seenIn(view, film)
      // Those who would be cut are not drawn.
      const drawn = presentAt(film, t).filter((member) => shows?.includes(member.id))
      expect(drawn).toContain(speaker)
      for (const member of drawn) expect(holds(seen, standing(member).head)).toBe(true)
    }
  })

  const steps = film.camera.slice(1).map((key, i) => ({ key, last: film.camera[i] ?? key }))

  test('D12: a cut shows another size or another subject; what would be a jump is a move', () => {
    // The flash hides the last one.
    for (const { key, last } of steps.filter((step) => !isClosing(film, step.key.t)))
      expect(key.move === undefined).toBe(isCut(last, key, film))
  })

  test('D12: nobody comes or goes while the camera moves', () => {
    const seen = ({ shows, t }: CameraKey) => shows ?? presentAt(film, t - 0.02).map(({ id }) => id)
    const moves = steps.filter(({ key }) => key.move)
    expect(moves.map(({ key }) => seen(key).toSorted())).toEqual(
      moves.map(({ last }) => seen(last).toSorted()),
    )
  })

  test('D12: a cake does not come or go while the camera moves', () => {
    const [cake] = beatsOf(film, 'cake')
    for (const { key, last } of steps.filter(
      (step) => step.key.move && step.key.t > (cake?.from ?? Infinity),
    ))
      expect(key.on === null).toBe(last.on === null)
  })

  test('D13: no shot stays for more than seven seconds, and that of the good-bye for ten', () => {
    expect(isHeld(film)).toBe(true)
  })

  test('D14: who is seen whole stands at the foot of the picture', () => {
    const whole = film.camera.filter(
      ({ t, framing }) => ['wide', 'group', 'full'].includes(framing) && !isClosing(film, t),
    )
    for (const { t, on, view } of whole) {
      const seen = on === null ? presentAt(film, t) : film.cast.filter(({ id }) => id === on)
      const floor = Math.max(...seen.map(({ y }) => y))
      const onScreen = 0.5 + ((floor - view[1]) * view[2]) / film.height
      expect(onScreen).toBeGreaterThan(0.74)
      expect(onScreen).toBeLessThan(0.9)
    }
  })

  test('D2: a view stays within the scene', () => {
    for (const { view } of film.camera.slice(0, -1)) expect(view[2]).toBeGreaterThanOrEqual(1)
  })

  test('D2: there are at least three sizes of shots', () => {
    expect(new Set(film.camera.map(({ framing }) => framing)).size).toBeGreaterThanOrEqual(3)
  })
})

test.each([['princess-amara'], THREE])(
  'D13: for the little ones the film is slower, for the big ones quicker',
  (...cast) => {
    const [little = 0, child = 0, big = 0] = [2, 6, 12].map((age) => {
      const all = OCCASIONS.map((occasion) => filmOf({ cast, age, occasion }))
      for (const film of all) expect(isHeld(film)).toBe(true)
      return sum(all.map(({ duration }) => duration)) / sum(all.map(({ camera }) => camera.length))
    })
    expect(little).toBeGreaterThan(child)
    expect(child).toBeGreaterThan(big)
  },
)

test.each([[['ember']], [THREE]])(
  'D5, D26: the candles are seen from close by before they go out',
  (cast) => {
    const film = filmOf({ cast })
    const shot = film.camera.find(({ framing }) => framing === 'cake')
    expect(shot?.t).toBe(beatsOf(film, 'suspense')[0]?.from)
    const seen = seenIn(shot?.view ?? [0, 0, 1], film)
    const { left, top, right } = cakeBox(film)
    expect(holds(seen, { left, top, right, bottom: top })).toBe(true)
    expect(shot?.shows).toHaveLength(1)
  },
)

/** Seven seconds at most, but for all at the good-bye. */
const isHeld = (film: Timeline): boolean => {
  const [bye = 0, ...others] = lengthsOf(film).slice(0, -1).toReversed()
  return bye < 10 && Math.max(...others) < 7
}
const lengthsOf = ({ camera, duration }: Timeline) =>
  camera.map(({ t }, i) => (camera[i + 1]?.t ?? duration) - t)
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
