import { describe, expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { loudnessOf } from '../sound/film-sound.ts'
import { createRandom } from '../random.ts'
import { middleOf, pitchTrack } from './pitch-track.ts'
import {
  LIMITS,
  presetOf,
  shopKind,
  shopPreset,
  transformVoice,
  type Speech,
  type VoicePreset,
} from './voice.ts'

const rate = 24_000
const none: VoicePreset = { pitch: 1, range: 1, speed: 1, formant: 1, texture: null }

/** A voice that says vowels: its pitch goes slowly up and down by some semitones around a middle, and it has formants. */
function voiceOf(middle: number, semitones = 2, seconds = 2): Speech {
  const samples = new Float32Array(Math.round(seconds * rate))
  let phase = 0
  for (let i = 0; i < samples.length; i += 1) {
    const t = i / rate
    const pitch = middle * 2 ** ((semitones * Math.sin(2 * Math.PI * 1.5 * t)) / 12)
    phase += pitch / rate
    let value = 0
    for (let n = 1; n * pitch < 5000; n += 1) {
      const near = (hz: number, wide: number) => 1 / (1 + ((n * pitch - hz) / wide) ** 2)
      value +=
        (near(600, 90) + 0.6 * near(1700, 130) + 0.3 * near(2600, 200) + 0.02) *
        Math.cos(2 * Math.PI * n * phase)
    }
    samples[i] = 0.15 * value
  }
  return { rate, samples }
}

const made = (speech: Speech, change: Partial<VoicePreset>) => transformVoice(speech, { ...none, ...change })
const pitchOf = ({ samples, rate: at }: Speech) => middleOf(pitchTrack(samples, at))
/** The spread of the pitch, in semitones. */
const spreadOf = ({ samples, rate: at }: Speech) => {
  const heights = pitchTrack(samples, at)
    .slice(10, -10)
    .filter((hz) => hz > 0)
    .map((hz) => 12 * Math.log2(hz))
  const mean = heights.reduce((sum, value) => sum + value, 0) / heights.length
  return Math.sqrt(heights.reduce((sum, value) => sum + (value - mean) ** 2, 0) / heights.length)
}
/** The middle of all frequencies by their power: formants move it, the pitch hardly. */
const brightnessOf = ({ samples, rate: at }: Speech) => {
  let [weighed, all] = [0, 0]
  for (let hz = 300; hz < 4500; hz += 25) {
    let [re, im] = [0, 0]
    for (let i = 0; i < samples.length; i += 1) {
      const turn = (2 * Math.PI * hz * i) / at
      re += (samples[i] ?? 0) * Math.cos(turn)
      im += (samples[i] ?? 0) * Math.sin(turn)
    }
    weighed += hz * (re * re + im * im)
    all += re * re + im * im
  }
  return weighed / all
}

describe.each([110, 200])('a voice of %i Hz', (hz) => {
  const speech = voiceOf(hz)

  test('is measured as what it is', () => {
    expect(pitchOf(speech) / hz).toBeCloseTo(1, 1)
    expect(spreadOf(speech)).toBeCloseTo(Math.SQRT2, 0)
  })

  test.each([0.794, 0.9, 1.1, 1.26])('gets its pitch times %d, within two per cent', (pitch) => {
    const got = pitchOf(made(speech, { pitch })) / pitchOf(speech)
    expect(got / pitch).toBeGreaterThan(0.98)
    expect(got / pitch).toBeLessThan(1.02)
  })

  test.each([1.3, 1.8])('gets %d times its range, around the same middle', (range) => {
    const widened = made(speech, { range })
    expect(spreadOf(widened) / spreadOf(speech) / range).toBeGreaterThan(0.9)
    expect(spreadOf(widened) / spreadOf(speech) / range).toBeLessThan(1.1)
    expect(pitchOf(widened) / pitchOf(speech)).toBeCloseTo(1, 1)
  })

  test.each([0.9, 0.97, 1.1])('at speed %d it is exactly as long as that, at the same pitch', (speed) => {
    const paced = made(speech, { speed })
    expect(paced.samples).toHaveLength(Math.round(speech.samples.length / speed))
    expect(pitchOf(paced) / pitchOf(speech)).toBeCloseTo(1, 1)
  })

  test('stays as loud, whatever is asked', () => {
    const level = ({ samples }: Speech) => loudnessOf({ rate, left: samples, right: samples }).lufs
    for (const { voice } of CAST)
      expect(Math.abs(level(transformVoice(speech, presetOf(voice))) - level(speech))).toBeLessThan(4)
  })
})

test('formants of 5 % more are that much higher, at the same pitch', () => {
  const speech = voiceOf(140, 1, 1)
  const [small, large] = [1.05, 0.95].map((formant) => made(speech, { formant }))
  if (!small || !large) throw new Error('Nothing was made')
  expect(pitchOf(small) / pitchOf(speech)).toBeCloseTo(1, 1)
  const ratio = brightnessOf(small) / brightnessOf(large)
  expect(ratio).toBeGreaterThan(1.06)
  expect(ratio).toBeLessThan(1.15)
})

describe('a texture', () => {
  const speech = voiceOf(160)

  test('robot: the pitch stays where it is', () => {
    expect(spreadOf(made(speech, { texture: 'robot' }))).toBeLessThan(0.3)
  })

  test('tremor: the pitch trembles more', () => {
    expect(spreadOf(made(voiceOf(160, 0), { texture: 'tremor' }))).toBeGreaterThan(0.3)
  })

  test('growl: two periods are unlike each other', () => {
    const likeness = ({ samples }: Speech) => {
      let [same, all] = [0, 0]
      const period = Math.round(rate / 160)
      for (let i = 4000; i < 30_000; i += 1) {
        same += (samples[i] ?? 0) * (samples[i + period] ?? 0)
        all += (samples[i] ?? 0) ** 2
      }
      return same / all
    }
    const even = voiceOf(160, 0)
    expect(likeness(even)).toBeGreaterThan(0.95)
    expect(likeness(made(even, { texture: 'growl' }))).toBeLessThan(0.8)
  })

  test('whisper: hardly a pitch is left, and the words stay as loud within 6 dB', () => {
    const whisper = made(speech, { texture: 'whisper' })
    const voiced = ({ samples }: Speech) => pitchTrack(samples, rate).filter((hz) => hz > 0).length
    expect(voiced(whisper)).toBeLessThan(voiced(speech) * 0.5)
    const level = ({ samples }: Speech) => loudnessOf({ rate, left: samples, right: samples }).lufs
    expect(Math.abs(level(whisper) - level(speech))).toBeLessThan(6)
  })
})

test('nothing asked changes nothing; the same asked twice gives the same samples', () => {
  const speech = voiceOf(150)
  expect(made(speech, {}).samples).toEqual(speech.samples)
  const change = { pitch: 1.2, range: 1.5, speed: 0.95, formant: 1.03, texture: 'whisper' } as const
  expect(made(speech, change)).toEqual(made(speech, change))
})

test.each([
  ['silence', () => 0],
  ['noise', createRandom(3)],
])('%s goes through without a fault', (_, next) => {
  const samples = Float32Array.from({ length: rate }, () => next() * 0.2)
  const out = made({ rate, samples }, { pitch: 1.2, range: 1.5, speed: 1.1, formant: 1.05, texture: 'growl' })
  expect(out.samples).toHaveLength(Math.round(rate / 1.1))
  expect(out.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true)
})

test('a sound of no length has none', () => {
  expect(made({ rate, samples: new Float32Array(0) }, { pitch: 1.2 }).samples).toHaveLength(0)
})

describe('the presets of the cast', () => {
  const presets = CAST.map(({ slug, voice }) => Object.assign({ slug }, presetOf(voice)))

  test.each(presets)('$slug stays within what keeps words clear', ({ pitch, range, speed, formant }) => {
    expect(Math.abs(12 * Math.log2(pitch))).toBeLessThanOrEqual(LIMITS.semitones + 1e-9)
    expect(range).toBeGreaterThanOrEqual(1)
    expect(range).toBeLessThanOrEqual(1.8)
    expect(speed).toBeGreaterThanOrEqual(0.9)
    expect(speed).toBeLessThanOrEqual(1.1)
    expect(Math.abs(formant - 1)).toBeLessThanOrEqual(0.05 + 1e-9)
  })

  test('only robots and monsters have a texture', () => {
    expect(
      Object.fromEntries(presets.flatMap(({ slug, texture }) => (texture ? [[slug, texture]] : []))),
    ).toEqual({
      bramble: 'growl',
      'count-snooze': 'tremor',
      'robot-zib': 'robot',
    })
  })

  test('no two of them are the same', () => {
    const apart = (a: VoicePreset, b: VoicePreset) =>
      Math.abs(12 * Math.log2(a.pitch / b.pitch)) / 0.25 +
      Math.abs(a.range - b.range) / 0.1 +
      Math.abs(a.speed - b.speed) / 0.02 +
      (a.texture === b.texture ? 0 : 4)
    const near = presets.flatMap((a, i) =>
      presets.slice(i + 1).flatMap((b) => (apart(a, b) < 1 ? [`${a.slug} and ${b.slug}`] : [])),
    )
    expect(near).toEqual([])
  })

  test('a character of the shop sounds like its drawing, at the pitch and rate that staff gave it', () => {
    for (const { slug, voice } of CAST) {
      const { pitch, rate: pace } = voice
      expect(shopPreset(slug, { pitch: pitch * 100, rate: pace * 100 })).toEqual(presetOf(voice))
    }
    const high = shopPreset('robot-zib', { pitch: 120, rate: 105 })
    expect(high).toMatchObject({ speed: 1.05, texture: 'robot' })
    expect(high.pitch).toBeGreaterThan(1)
    expect(shopPreset('nobody', { pitch: 100, rate: 100 })).toEqual(none)
  })

  test('each is made of a woman’s voice or a man’s: as its drawing says, or else by its pitch', () => {
    const kindOf = (slug: string, pitch = 100) => shopKind(slug, { pitch })
    expect([kindOf('queen-celeste', 80), kindOf('ninja-tico', 116)]).toEqual(['woman', 'man'])
    expect([kindOf('ember', 134), kindOf('bramble', 70)]).toEqual(['woman', 'man'])
    expect([kindOf('nobody', 99), kindOf('nobody', 100)]).toEqual(['man', 'woman'])
  })

  test('a voice that staff give a character of the shop is brought within the limits', () => {
    expect(presetOf({ pitch: 5, rate: 3 })).toMatchObject({ speed: 1.1, range: 1, texture: null })
    expect(12 * Math.log2(presetOf({ pitch: 0.1, rate: 1 }).pitch)).toBeCloseTo(-4)
  })
})
