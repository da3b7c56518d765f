import { expect, test } from 'vitest'
import { createSharpness, DENSITIES } from './sharpness.ts'

/** A film that plays at these gaps between frames, in milliseconds. */
function playing() {
  const sharpness = createSharpness()
  let at = 5000
  return {
    play: (gaps: readonly number[], seconds = (gap: number) => gap / 1000) => {
      let t = 0
      for (const gap of gaps) {
        at += gap
        t += seconds(gap)
        sharpness.frame(t, at)
      }
      return sharpness.density()
    },
  }
}
const frames = (count: number, ...gaps: readonly number[]) =>
  Array.from({ length: count }, (_, i) => gaps[i % gaps.length] ?? 0)

test('a quick device keeps the sharpest picture, whatever single frames take', () => {
  expect(playing().play(frames(600, 16, 17))).toBe(2)
  expect(playing().play(frames(600, 16, 17, 16, 60))).toBe(2)
})

test('a slow device gets a quicker picture after some twenty frames, step by step, and no further', () => {
  const { play } = playing()
  expect(play(frames(15, 40))).toBe(2)
  expect(play(frames(10, 40))).toBe(1.5)
  expect(play(frames(25, 40))).toBe(1.25)
  expect(play(frames(500, 40))).toBe(DENSITIES.at(-1))
})

test('a picture that misses every second frame is too slow', () => {
  expect(playing().play(frames(120, 16, 34))).toBeLessThan(2)
})

test('the density does not rise again', () => {
  const { play } = playing()
  play(frames(30, 40))
  expect(play(frames(2000, 16))).toBe(1.5)
})

test('typing, pauses and dragging are no slow frames', () => {
  const { play } = playing()
  expect(play(frames(100, 120), () => 0)).toBe(2)
  expect(play(frames(100, 2000))).toBe(2)
  expect(play(frames(100, 40), () => 1.5)).toBe(2)
})
