import { describe, expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { composeTimeline, type Heard, type Timeline } from '../timeline.ts'
import {
  loudnessOf,
  mixFilm,
  resampled,
  speechSpan,
  wavOf,
  wavOfSpeech,
  type Sound,
  type Speech,
} from './film-sound.ts'
import { limited } from './limit.ts'
import { loudness } from './sound.ts'

provideAllParts()

const rate = 48_000
const tone = (hz: number, seconds: number, gain: number, at = rate): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    { length: Math.round(seconds * at) },
    (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / at),
  )
const both = (samples: Float32Array<ArrayBuffer>, at = rate): Sound => ({
  rate: at,
  left: samples,
  right: samples,
})
const decibels = (db: number) => 10 ** (db / 20)

describe('the measure of loudness', () => {
  // The first signals of EBU Tech 3341.
  test.each([48_000, 44_100])('a tone of 1 kHz at −23 dB is −23 LUFS, at −33 dB −33 LUFS, at %i Hz', (at) => {
    for (const db of [-23, -33])
      expect(loudnessOf(both(tone(1000, 20, decibels(db), at), at)).lufs).toBeCloseTo(db, 1)
  })

  test('what is much softer than the rest does not count', () => {
    const parts = [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ].map(([db = 0, seconds = 0]) => tone(1000, seconds, decibels(db), 8000))
    const samples = Float32Array.from(parts.flatMap((part) => Array.from(part)))
    expect(loudnessOf(both(samples, 8000)).lufs).toBeCloseTo(-23, 0)
  })

  test('silence is none, and the peak is that of the highest sample', () => {
    expect(loudnessOf(both(new Float32Array(rate))).lufs).toBe(-Infinity)
    expect(loudnessOf(both(tone(100, 1, 0.5))).peak).toBeCloseTo(-6, 1)
  })
})

describe('another rate', () => {
  test.each([16_000, 22_050, 24_000, 96_000])('keeps a tone and its time from %i Hz', (from) => {
    const { samples } = resampled({ rate: from, samples: tone(440, 1, 0.5, from) }, rate)
    expect(samples).toHaveLength(rate)
    const wanted = tone(440, 1, 0.5)
    for (let i = 2000; i < rate - 2000; i += 97) expect(samples[i]).toBeCloseTo(wanted[i] ?? 0, 2)
  })

  test('leaves out what the new one cannot hold', () => {
    const { samples } = resampled({ rate, samples: tone(7000, 1, 0.5) }, 8000)
    // Away from its ends, which are sudden.
    expect(loudness(both(samples, 8000), 0.1, 0.9).peak).toBeLessThan(0.01)
  })
})

test('the limit holds every sample, leaves the rest alone and moves nothing', () => {
  const samples = tone(300, 1, 0.2)
  for (const at of [12_000, 12_001, 30_000]) samples[at] = 0.99
  const { left } = limited(both(samples), 1, 0.5)
  expect(Math.max(...left)).toBeLessThanOrEqual(0.5 + 1e-6)
  expect(left[12_000]).toBeCloseTo(0.5, 3)
  expect(left.slice(0, 10_000)).toEqual(samples.slice(0, 10_000))
})

/** A voice that says one syllable a word: noise-like bursts over a low tone. */
function voiceOf(seconds: number, at: number, gain: number): Speech {
  const samples = Float32Array.from({ length: Math.round(seconds * at) }, (_, i) => {
    const t = i / at
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * t)) ** 2
    return (
      gain *
      syllable *
      [1, 2, 3, 5, 8, 13].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 150 * n * t) / n, 0) *
      0.4
    )
  })
  return { rate: at, samples }
}
const text = 'Hello, Olivia, how tall you are!'
const heard = (seconds: number, key?: string): Heard => ({
  seconds,
  words: text.split(' ').map((_, i) => [i * 0.4, (i + 1) * 0.4] as const),
  mouth: [[0, 'A']],
  ...(key && { key }),
})
function filmOf(keys: readonly (string | undefined)[], scene: Timeline['scene'] = 'meadow'): Timeline {
  const lines = keys.map((key, i) =>
    Object.assign(
      { speaker: 'bramble', text, pause: i === 0 ? 0 : 2 },
      key !== undefined && { heard: heard(3, key) },
    ),
  )
  return composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 3, scene })
}
const voices = new Map([
  ['soft', voiceOf(3, 24_000, 0.06)],
  ['loud', voiceOf(3, 16_000, 0.9)],
])

describe('the mix of a film', () => {
  test.each([[['soft', 'loud']], [['loud', undefined]], [[undefined, undefined]], [[]]])(
    'with the recordings %j it is as long and as loud as it must be (S8)',
    (keys) => {
      const film = filmOf(keys)
      const sound = mixFilm(film, voices, rate)
      expect(sound.left).toHaveLength(Math.round(film.duration * rate))
      const { lufs, peak } = loudnessOf(sound)
      expect(lufs).toBeGreaterThan(-18)
      expect(lufs).toBeLessThan(-15)
      expect(peak).toBeLessThan(-1)
    },
  )

  test('each recording begins at its very sample (S9)', () => {
    const click = new Float32Array(rate)
    for (let i = 24_000; i < 24_040; i += 1) click[i] = 1
    const film = filmOf(['click'])
    const sound = mixFilm(film, new Map([['click', { rate, samples: click }]]), rate)
    const [{ at } = { at: 0 }] = film.audio.clips
    let loudest = 0
    for (let i = 0; i < sound.left.length; i += 1)
      if (Math.abs(sound.left[i] ?? 0) > Math.abs(sound.left[loudest] ?? 0)) loudest = i
    expect(loudest).toBeGreaterThanOrEqual(Math.round(at * rate) + 24_000)
    expect(loudest).toBeLessThan(Math.round(at * rate) + 24_040)
  })

  test('recordings of any level become as loud as each other (S8)', () => {
    const film = filmOf(['soft', 'loud'])
    const sound = mixFilm(film, voices, rate)
    const [one, two] = film.audio.clips.map(
      ({ at, seconds }) => 20 * Math.log10(loudness(sound, at, at + seconds).rms),
    )
    expect(Math.abs((one ?? 0) - (two ?? 9))).toBeLessThan(1.5)
  })

  test('the music steps back under a recording, and not for a line that nobody speaks (S8)', () => {
    const film = filmOf(['silent', undefined])
    const silent = new Map([['silent', { rate, samples: new Float32Array(3 * rate) }]])
    const sound = mixFilm(film, silent, rate)
    const [first = [0, 0], second = [0, 0]] = film.audio.speech
    const rms = ([from, to]: readonly [number, number]) =>
      20 * Math.log10(loudness(sound, from + 0.3, to - 0.3).rms)
    expect(rms(second) - rms(first)).toBeGreaterThan(9)
  })

  test('the same input gives the same samples, and a missing recording is told', () => {
    const film = filmOf(['soft'])
    expect(mixFilm(film, voices, 16_000)).toEqual(mixFilm(film, voices, 16_000))
    expect(() => mixFilm(film, new Map(), 16_000)).toThrow(/recording soft of line 0/)
  })
})

test('a WAV file says how long it is', () => {
  const bytes = wavOf({ rate: 8000, left: new Float32Array(8000), right: new Float32Array(8000) })
  expect(bytes).toHaveLength(44 + 32_000)
  expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('RIFF')
})

test('a voice is a WAV file of one channel', () => {
  const bytes = wavOfSpeech({ rate: 8000, samples: Float32Array.of(0, 1, -1) })
  const view = new DataView(bytes.buffer)
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([1, 8000, 6])
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767])
})

test.each([8_000, 24_000, 48_000])('at %i samples a second it is found where somebody speaks', (rate) => {
  const voice = (i: number) => (i > rate && i < 2 * rate ? 0.3 * Math.sin(i / 8) : 0)
  const samples = Float32Array.from({ length: 3 * rate }, (_, i) => voice(i))
  const span = speechSpan({ samples, rate })
  expect(span?.from).toBeCloseTo(0.97, 1)
  expect(span?.to).toBeCloseTo(2.03, 1)
  expect(speechSpan({ samples: new Float32Array(rate), rate })).toBeUndefined()
})
