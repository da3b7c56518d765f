import type { Speech } from '../sound/speech.ts'
import { middleOf, pitchTrack, TRACKED, type PitchTrack } from './pitch-track.ts'
import type { VoicePreset } from './preset.ts'
import { whispered } from './whispered.ts'

/** Pieces without a pitch are so long, in seconds. */
const NOISE = 0.008
/** How strong each texture is: every second period of a growl, a tremor's swing and its rate, and the noise of a whisper. */
const GROWL = 0.12
const TREMOR = { swing: 0.05, hertz: 5.5 } as const
const WHISPER = 0.85
/** Where few pieces lie, they are not made louder than this. */
const THIN = 0.6

/**
 * A character's voice out of a speaker's: pieces of two periods each are laid closer or further apart (PSOLA). The same
 * input gives the same samples; it is as long as before, divided by the speed, and nothing else moves in time.
 */
export function transformVoice({ samples, rate }: Speech, preset: VoicePreset): Speech {
  const { pitch, range, speed, formant, texture } = preset
  const length = Math.round(samples.length / speed)
  if (pitch === 1 && range === 1 && speed === 1 && formant === 1 && texture === null)
    return { rate, samples: samples.slice() }
  const track = pitchTrack(samples, rate)
  const middle = middleOf(track)
  const marks = marksOf(samples, rate, track)
  const sum = new Float32Array(length)
  const weights = new Float32Array(length)
  let k = 0
  let count = 0
  for (let to = 0; to < length && marks.length > 0; count += 1) {
    while (
      k + 1 < marks.length &&
      Math.abs((marks[k + 1]?.at ?? 0) - to * speed) <= Math.abs((marks[k]?.at ?? 0) - to * speed)
    )
      k += 1
    const mark = marks[k]
    if (!mark) break
    layPiece({ sum, weights, samples, formant }, mark, to)
    const wanted =
      mark.pitch === 0 ? 0 : middle * pitch * (texture === 'robot' ? 1 : (mark.pitch / middle) ** range)
    to += wanted === 0 ? mark.period : rate / (wanted * swing(texture, to / rate, count))
  }
  const made = sum.map((value, i) => value / Math.max(weights[i] ?? 0, THIN))
  return { rate, samples: texture === 'whisper' ? whispered(made, rate, WHISPER) : made }
}

/**
 * A line as its characters say it, given the presets of all who say it. Several say it together, at the pace of the first,
 * and are as loud as one.
 */
export function inVoices(speech: Speech, presets: readonly VoicePreset[]): Speech {
  const [first] = presets
  if (first === undefined) return speech
  const { speed } = first
  const voices = presets.map((preset) => transformVoice(speech, { ...preset, speed }))
  const gain = 1 / Math.sqrt(voices.length)
  const samples = new Float32Array(voices[0]?.samples.length ?? 0)
  for (const voice of voices)
    for (let i = 0; i < samples.length; i += 1)
      samples[i] = (samples[i] ?? 0) + (voice.samples[i] ?? 0) * gain
  return { samples, rate: speech.rate }
}

function swing(texture: VoicePreset['texture'], t: number, count: number): number {
  if (texture === 'growl') return count % 2 === 0 ? 1 + GROWL : 1 / (1 + GROWL)
  return texture === 'tremor' ? 1 + TREMOR.swing * Math.sin(2 * Math.PI * TREMOR.hertz * t) : 1
}

/** The middle of a piece, and how long a period is there, in samples. */
interface Mark {
  readonly at: number
  readonly period: number
  /** 0 where there is none. */
  readonly pitch: number
}

/** One mark a period, at its highest sample; evenly where the sound has no pitch. */
function marksOf(samples: Float32Array, rate: number, track: PitchTrack): Mark[] {
  const marks: Mark[] = []
  let voiced = false
  for (let t = 0; t < samples.length;) {
    const pitch = track[Math.min(track.length - 1, Math.round((t / rate) * TRACKED))] ?? 0
    const period = pitch > 0 ? rate / pitch : rate * NOISE
    const at = pitch > 0 ? highest(samples, t, period * (voiced ? 0.25 : 0.5)) : Math.round(t)
    voiced = pitch > 0
    marks.push({ at, period, pitch })
    t = at + period
  }
  return marks
}

function highest(samples: Float32Array, around: number, reach: number): number {
  const [from, to] = [
    Math.max(0, Math.round(around - reach)),
    Math.min(samples.length - 1, Math.round(around + reach)),
  ]
  let best = from
  for (let i = from + 1; i <= to; i += 1) if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i
  return best
}

interface Made {
  readonly sum: Float32Array
  readonly weights: Float32Array
  readonly samples: Float32Array
  readonly formant: number
}

/** Adds a piece around a sample of the new sound; read faster, its formants are higher. */
function layPiece({ sum, weights, samples, formant }: Made, { at, period }: Mark, to: number): void {
  const reach = Math.round(period / formant)
  const middle = Math.round(to)
  for (let i = -reach; i <= reach; i += 1) {
    const into = middle + i
    if (into < 0 || into >= sum.length) continue
    const from = at + i * formant
    const [first, share] = [Math.floor(from), from - Math.floor(from)]
    const sample = (samples[first] ?? 0) * (1 - share) + (samples[first + 1] ?? 0) * share
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * i) / reach)
    sum[into] = (sum[into] ?? 0) + sample * weight
    weights[into] = (weights[into] ?? 0) + weight
  }
}
