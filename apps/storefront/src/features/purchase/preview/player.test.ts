// @vitest-environment jsdom
import { composeTimeline } from '@recadinho/stage/timeline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayer, posterTime } from './player.ts'

const drawn = vi.hoisted(() => [] as number[])
vi.mock('@recadinho/stage/draw-frame', () => ({
  drawFrame: (_context: unknown, _timeline: unknown, t: number) => drawn.push(t),
}))

const timeline = composeTimeline({
  cast: ['bramble'],
  lines: [{ speaker: 'bramble', text: 'Hi there, Olivia.' }],
  locale: 'en',
  seed: 1,
})
let time = 0
let frames: (() => void)[] = []
const tick = (seconds: number) => {
  time += seconds
  const due = frames
  frames = []
  for (const frame of due) frame()
}

function player(onEnd = vi.fn<() => void>()) {
  const canvas = document.createElement('canvas')
  vi.spyOn(canvas, 'getContext').mockReturnValue({ setTransform: () => {} } as unknown as null) // drawFrame is not real here
  return { onEnd, made: createPlayer({ canvas, onEnd, now: () => time }) }
}

beforeEach(() => {
  drawn.length = 0
  frames = []
  time = 5
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is loaded shows its poster: the caption with the name', () => {
  player().made.load(timeline)
  expect(drawn).toEqual([posterTime(timeline)])
  expect(posterTime(timeline)).toBeGreaterThan(0)
})

test('it plays once from the beginning, then rests on the poster', () => {
  const { made, onEnd } = player()
  made.load(timeline)
  made.play()
  tick(1)
  tick(timeline.duration)
  expect(drawn.map((t) => Math.round(t * 100) / 100)).toEqual([
    Math.round(posterTime(timeline) * 100) / 100,
    0,
    1,
    Math.round(posterTime(timeline) * 100) / 100,
  ])
  expect(onEnd).toHaveBeenCalledOnce()
  expect(frames).toEqual([])
})

test('a given clock leads', () => {
  const { made } = player()
  made.load(timeline)
  made.play(() => 0.25)
  expect(drawn.at(-1)).toBe(0.25)
})

test('stopping rests on the poster', () => {
  const { made } = player()
  made.load(timeline)
  made.play()
  made.stop()
  expect(drawn.at(-1)).toBe(posterTime(timeline))
  expect(frames).toEqual([])
})
