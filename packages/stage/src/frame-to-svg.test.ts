import { expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { frameToSvg } from './frame-to-svg.ts'
import { composeTimeline } from './timeline.ts'

provideAllParts()

const timeline = composeTimeline({
  cast: ['princess-amara'],
  lines: [{ speaker: 'princess-amara', text: 'Happy birthday, Mia!' }],
  locale: 'en',
  seed: 1,
  banner: 'Mia',
})

test('a frame is one picture of the film’s shape, without words and without broken numbers', () => {
  const svg = frameToSvg(timeline, 1.5)
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 720 1280">/)
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text/)
  expect(svg.match(/<g[ >]/g)).toHaveLength(svg.match(/<\/g>/g)?.length ?? 0)
})

test('every reference has its target, once', () => {
  const svg = frameToSvg(timeline, 1.5)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, a, b]) => a ?? b)
  expect(new Set(ids).size).toBe(ids.length)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
})

test('the same moment is the same picture, another one is not', () => {
  expect(frameToSvg(timeline, 1.5)).toBe(frameToSvg(timeline, 1.5))
  expect(frameToSvg(timeline, 1.5)).not.toBe(frameToSvg(timeline, 2))
})
