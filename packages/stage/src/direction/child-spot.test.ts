import { describe, expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { boundsOf, type Box } from '../bounds.ts'
import { viewAt } from '../camera.ts'
import { drawFrame } from '../draw-frame.ts'
import { childNodes } from '../known-decor.ts'
import { wavingPose } from '../likeness/child-pose.ts'
import { drawChild } from '../likeness/draw-child.ts'
import { HAIR_STYLES, SKIN_TONES, type Likeness } from '../likeness/likeness.ts'
import { filmIn } from '../testing/directed-film.ts'
import { createRecorder } from '../testing/recorder.ts'
import { composeTimeline, readTimeline, type TimelineInput } from '../timeline.ts'
import type { Timeline } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'
import { cakeBox } from './cake-spot.ts'
import { CHILD, childBox, childCome, childSpot } from './child-spot.ts'
import { standing } from './figure.ts'
import { holds, pictureWindow, seenIn } from './framing.ts'

provideAllParts()

const likeness: Likeness = {
  skin: 'brown',
  hair: 'coils',
  hairColour: 'black',
  glasses: true,
  hearingAid: true,
  wheelchair: true,
}
const CASTS = [['queen-celeste'], ['captain-salt', 'ember'], ['mage-zuri', 'bramble', 'robot-zib']]
const FORMATS = ['9:16', '1:1', '16:9'] as const

const filmOf = ({
  cast = ['ember'],
  ...change
}: Partial<Omit<TimelineInput, 'cast'>> & { cast?: readonly string[] } = {}) => {
  return composeTimeline({
    cast,
    lines: cast.map((speaker) => ({ speaker, text: 'Hello, dear Mia!' })),
    locale: 'en',
    seed: 7,
    occasion: 'birthday',
    age: 6,
    banner: 'Mia',
    likeness,
    ...change,
  })
}

const momentsOf = (film: Timeline) => {
  const [lights] = beatsOf(film, 'lights')
  if (!lights) throw new Error('no lights')
  return { lights, lit: lights.from + 1.5, end: film.duration }
}

/** What of the stage is seen. */
const seenAt = (film: Timeline, t: number): Box => {
  const { x, y, zoom } = viewAt(film, t)
  return seenIn([x, y, zoom], film)
}

const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

test('D40: the child comes as its name shines, leaves with the others, and is in the last picture', () => {
  const film = filmOf()
  const { lights, lit, end } = momentsOf(film)
  expect(childNodes(film, lights.from - 0.1)).toEqual([])
  expect(childCome(film, lights.to - 0.01)).toBeLessThan(0.01)
  expect(childNodes(film, lit)).not.toEqual([])
  expect(childNodes(film, lit)).not.toEqual(childNodes(film, lit + 0.2))
  expect(childNodes(film, end)).not.toEqual([])
})

/** The colour of the child's shirt, which nobody of these casts wears. */
const shirt = 'fillstyle=#f3a92b'

test('D40: the child also comes in a film whose cast has left for another place before', () => {
  const film: Timeline = { ...filmIn('9:16', ['ember', 'bramble']), child: { likeness, age: 6 } }
  expect(beatsOf(film, 'venue')).toHaveLength(1)
  const { lit } = momentsOf(film)
  expect(childCome(film, lit)).toBe(1)
  expect(childNodes(film, lit)).not.toEqual([])
})

test('D40: also with reduced motion, and never in a shot of one alone', () => {
  const film = filmOf({ cast: ['queen-celeste'], occasion: 'justBecause' })
  const plain = filmOf({ cast: ['queen-celeste'], occasion: 'justBecause', likeness: null })
  const callsAt = (each: Timeline, t: number, reducedMotion: boolean) => {
    const { ctx, calls } = createRecorder()
    drawFrame(ctx, each, t, { reducedMotion, layer: 'cast' })
    return calls.map((call) => call.toLowerCase())
  }
  const times = (calls: readonly string[]) => calls.filter((call) => call === shirt).length
  const end = film.duration - 0.1
  expect(times(callsAt(film, end, true))).toBeGreaterThan(times(callsAt(plain, end, true)))
  for (const { t } of film.camera.filter(({ on }) => on !== null)) {
    const [drawn, without] = [film, plain].map((each) => times(callsAt(each, t + 0.01, false)))
    expect(drawn).toBe(without)
  }
})

describe.each(FORMATS)('D41: in %s', (format) => {
  test.each(CASTS.map((cast) => [cast.length, cast] as const))('with a cast of %i', (_, cast) => {
    for (const age of [2, 6, 12, null]) {
      const film = filmOf({ cast, format, age })
      const { lit, end } = momentsOf(film)
      const child = childBox(film)
      if (!child) throw new Error('no child')
      for (const member of film.cast) {
        expect(apart(child, standing(member).face)).toBe(true)
        expect(childSpot(film).scale).toBeLessThan(member.scale)
      }
      expect(apart(child, cakeBox(film))).toBe(true)
      expect(holds(seenAt(film, lit), child)).toBe(true)
      const { x, y, zoom } = viewAt(film, end)
      const onScreen = {
        left: (child.left - x) * zoom + film.width / 2,
        right: (child.right - x) * zoom + film.width / 2,
        top: (child.top - y) * zoom + film.height / 2,
        bottom: (child.bottom - y) * zoom + film.height / 2,
      }
      expect(holds(pictureWindow(film), onScreen)).toBe(true)
    }
  })
})

test('D41: the older, the larger', () => {
  const scales = [2, 5, 8, 12, 40].map((age) => childSpot(filmOf({ age })).scale)
  expect(scales).toEqual(scales.toSorted((a, b) => a - b))
  expect(scales[4]).toBe(scales[3])
  expect(new Set(scales).size).toBe(4)
})

test('D41: every likeness stays in its box while it waves', () => {
  for (const hair of HAIR_STYLES)
    for (const wheelchair of [false, true])
      for (const age of [2, null])
        for (let t = 0; t < 2.6; t += 0.1) {
          const child = { likeness: { ...likeness, hair, wheelchair }, age }
          const bounds = boundsOf(drawChild(child, wavingPose(t)))
          expect(bounds && holds(CHILD, bounds), `${hair} ${wheelchair} ${t} ${JSON.stringify(bounds)}`).toBe(
            true,
          )
        }
})

test('D42: without a likeness nothing of it is in the Timeline, which is composed as ever', () => {
  const { child: _, ...drawn } = filmOf()
  const plain = filmOf({ likeness: null })
  expect(plain).not.toHaveProperty('child')
  expect({ ...drawn, camera: [] }).toEqual({ ...plain, camera: [] })
  expect(childNodes(plain, plain.duration)).toEqual([])
})

test('D42: the Timeline holds the child as plain data, and another one is refused', () => {
  const film = filmOf()
  const stored: unknown = JSON.parse(JSON.stringify(film))
  expect(readTimeline(stored)).toEqual(film)
  expect(film.child).toEqual({ likeness, age: 6 })
  for (const change of [{ skin: 'green' }, { hair: 'crown' }, { hairColour: 'x' }, { glasses: 1 }])
    expect(() => readTimeline({ ...film, child: { likeness: { ...likeness, ...change }, age: 6 } })).toThrow(
      /child\.likeness/,
    )
})

test('all tones of skin differ, and so do all styles of hair', () => {
  const drawn = (change: Partial<Likeness>) =>
    JSON.stringify(
      drawChild({ likeness: { ...likeness, hearingAid: false, ...change }, age: 6 }, wavingPose(0)),
    )
  expect(new Set(SKIN_TONES.map((skin) => drawn({ skin }))).size).toBe(SKIN_TONES.length)
  expect(new Set(HAIR_STYLES.map((hair) => drawn({ hair }))).size).toBe(HAIR_STYLES.length)
  expect(
    new Set([drawn({}), drawn({ glasses: false }), drawn({ hearingAid: true }), drawn({ wheelchair: false })])
      .size,
  ).toBe(4)
})
