import type { Speech } from '@recadinho/stage/film-sound'
import { expect, test } from 'vitest'
import { joinPieces, takeRate } from './sound.ts'
import { cutTo, peaksOf, problemsOf, secondsOf, spokenSpan } from './take-sound.ts'

/** Half a second of room, a second of a voice, and half a second of room. */
function take({ loudness = 0.4, noise = 0.0005 } = {}): Speech {
  const samples = Float32Array.from({ length: 2 * takeRate }, (_, i) => {
    const t = i / takeRate
    const room = noise * Math.sin(i * i)
    const syllables = Math.abs(Math.sin(Math.PI * 4 * t))
    const voice = t > 0.5 && t < 1.5 ? loudness * syllables * Math.sin(2 * Math.PI * 190 * t) : 0
    return Math.max(-1, Math.min(1, voice + room))
  })
  return { samples, rate: takeRate }
}

test('a good take has no problem, and is cut to where somebody speaks', () => {
  expect(problemsOf(take())).toEqual([])
  const { from, to } = spokenSpan(take())
  expect(from).toBeCloseTo(0.5, 1)
  expect(to).toBeCloseTo(1.5, 1)
  expect(secondsOf(cutTo(take(), { from, to }))).toBeCloseTo(to - from, 3)
})

test.each([
  ['nobody speaks', { loudness: 0 }, ['silent']],
  ['far from the microphone', { loudness: 0.08 }, ['too_soft']],
  ['louder than the microphone can hear', { loudness: 1.6 }, ['clipped']],
  ['beside a fan', { noise: 0.06 }, ['noisy']],
] as const)('%s: the take says so', (_, sound, problems) => {
  expect(problemsOf(take(sound))).toEqual(problems)
})

test('a take in which nobody speaks is not cut', () => {
  expect(spokenSpan(take({ loudness: 0 }))).toEqual({ from: 0, to: 2 })
})

test('the pieces of a microphone become one sound at the rate of takes', () => {
  const pieces = Array.from({ length: 48 }, () => new Float32Array(1000).fill(0.5))
  const joined = joinPieces(pieces, 48_000)
  expect([secondsOf(joined), joined.rate]).toEqual([1, takeRate])
  expect(peaksOf(joined, 4).every((peak) => Math.abs(peak - 0.5) < 0.1)).toBe(true)
})
