import { describe, expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { viewAt } from '../camera.ts'
import { findCharacter } from '../known-characters.ts'
import { poseAt } from '../pose-at.ts'
import { OCCASIONS } from '../script/script.ts'
import { composeTimeline } from '../timeline.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Box } from '../bounds.ts'
import { cakeBox } from './cake-spot.ts'
import { standing } from './figure.ts'
import { holds, pictureWindow } from './framing.ts'
import { reducedMotionFilm } from './reduced-motion.ts'

provideAllParts()

const CASTS = [['queen-celeste'], ['captain-salt', 'ember'], ['mage-zuri', 'bramble', 'robot-zib']]

const filmOf = (occasion: Timeline['occasion'], cast: readonly string[], height = 960, seed = 7) =>
  composeTimeline({
    cast,
    lines: cast.map((speaker) => ({ speaker, text: 'Hello, Mia!' })),
    locale: 'en',
    seed,
    occasion,
    age: 6,
    banner: 'Mia',
    width: 720,
    height,
  })

describe.each(OCCASIONS)('the last picture of %s', (occasion) => {
  test.each(CASTS.map((cast) => [cast.length, cast] as const))('of %i', (_, cast) => {
    for (const height of [720, 960, 1280]) {
      const film = filmOf(occasion, cast, height)
      const picture = pictureWindow(film)
      const all = film.cast.map((member) => inFrame(film, standing(member).whole))
      const things = occasion === 'birthday' ? [inFrame(film, cakeBox(film))] : []
      for (const box of [...all, ...things]) expect(holds(picture, box)).toBe(true)
      const foot = Math.max(...[...all, ...things].map(({ bottom }) => bottom))
      expect(picture.bottom - foot).toBeLessThan(film.height * 0.08)
    }
  })
})

test('D8: it is the same picture with reduced motion', () => {
  const film = filmOf('birthday', ['ember'])
  expect(viewAt(reducedMotionFilm(film), film.duration)).toEqual(viewAt(film, film.duration))
})

test('D30: nobody blinks as the film ends', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { tracks, duration } = filmOf('birthday', ['princess-amara'], 960, seed)
    const amara = findCharacter('princess-amara')
    if (!amara || !tracks['a']) throw new Error('She is there')
    expect(poseAt(amara, tracks['a'], duration, seed).blink).toBe(0)
  }
})

/** A box of the stage where it is seen at the end. */
function inFrame(film: Timeline, { left, top, right, bottom }: Box): Box {
  const { x, y, zoom } = viewAt(film, film.duration)
  const at = (value: number, middle: number, size: number): number => (value - middle) * zoom + size / 2
  return {
    left: at(left, x, film.width),
    right: at(right, x, film.width),
    top: at(top, y, film.height),
    bottom: at(bottom, y, film.height),
  }
}
