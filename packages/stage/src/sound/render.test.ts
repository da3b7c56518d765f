import { expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { SCENES } from '../scene.ts'
import { composeTimeline } from '../timeline.ts'
import { loudness, renderBed, renderCue, renderScore, scoreOf, type Sound } from './sound.ts'
import { CUE_KINDS, type CueKind, type Score } from './score-format.ts'
import { cueOf } from './cues.ts'
import { finish } from './render.ts'

provideAllParts()

const rate = 16_000
const film = (scene: (typeof SCENES)[number], seed = 3) =>
  composeTimeline({
    cast: ['bramble'],
    lines: [
      { speaker: 'bramble', text: 'Hello, Olivia, how tall you are!' },
      { speaker: 'bramble', text: 'Happy birthday!', pause: 3 },
    ],
    locale: 'en',
    seed,
    scene,
  })
const decibels = (value: number) => 20 * Math.log10(value)
const bedOf = (score: Score): Sound => finish(renderBed(score, rate))
/** The largest jump from one sample to the next: a click is one. */
const jump = (samples: Float32Array, from = 1, to = samples.length) => {
  let most = 0
  for (let i = from; i < to; i += 1)
    most = Math.max(most, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  return most
}

test.each(SCENES)('%s: as long as the film, ducked as it must be, never full scale (S4, S7)', (scene) => {
  const timeline = film(scene)
  const sound = renderScore(scoreOf(timeline), rate)
  const [first = [0, 0], second = [0, 0]] = timeline.audio.speech
  expect(sound.left).toHaveLength(Math.round(timeline.duration * rate))
  expect(loudness(sound).peak).toBeLessThan(0.7)
  const rms = (from: number, to: number) => decibels(loudness(sound, from, to).rms)
  const alone = rms(first[1] + 0.2, second[0] - 0.2)
  expect(alone).toBeGreaterThan(-25.5)
  expect(alone).toBeLessThan(-19.5)
  expect(rms(first[0], first[1] - 0.7)).toBeLessThan(-32)
  expect(sound.left.at(-1)).toBeCloseTo(0)
})

test('the bed repeats without a click: over its seam no jump is larger than inside (S2)', () => {
  for (const scene of SCENES) {
    const { left, right } = bedOf(scoreOf(film(scene)))
    for (const channel of [left, right]) {
      const around = Float32Array.from([...channel.slice(-200), ...channel.slice(0, 200)])
      expect(jump(around)).toBeLessThanOrEqual(jump(channel))
    }
  }
})

test('the bed alone is at −22.5 dB in each scene (S4)', () => {
  for (const scene of SCENES)
    expect(decibels(loudness(bedOf(scoreOf(film(scene)))).rms)).toBeCloseTo(-22.5, 0)
})

test.each(CUE_KINDS)('%s is softer than speech at its loudest (S5)', (kind: CueKind) => {
  const sound = finish(renderCue(cueOf(kind, 1, { root: 60, seed: 2, spoken: false }), rate))
  let loudest = 0
  for (let t = 0; t < sound.left.length / rate; t += 0.05)
    loudest = Math.max(loudest, loudness(sound, t, t + 0.1).rms)
  // Speech synthesisers are at −20 to −16 dB.
  expect(decibels(loudest)).toBeLessThan(-20)
})

test.each(CUE_KINDS)('%s begins and ends in silence and leaves room for the bed (S7)', (kind: CueKind) => {
  const sound = finish(renderCue(cueOf(kind, 1, { root: 60, seed: 2, spoken: false }), rate))
  for (const channel of [sound.left, sound.right]) {
    expect(channel[0]).toBeCloseTo(0)
    expect(channel.at(-1)).toBeCloseTo(0)
  }
  const { peak } = loudness(sound)
  expect(peak).toBeGreaterThan(0.03)
  expect(peak).toBeLessThan(0.5)
})

test('the same score has the same samples (S1)', () => {
  expect(renderScore(scoreOf(film('city')), 8000)).toEqual(renderScore(scoreOf(film('city')), 8000))
})
