import { createRandom } from '../random.ts'
import type { InstrumentName, Note } from './score-format.ts'

/** Two channels of samples, −1 to 1. */
export interface Sound {
  readonly rate: number
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

interface Instrument {
  /** Multiples of the pitch: their share, and the seconds in which they fall by 60 dB; endless ones last as the note. */
  readonly partials: readonly (readonly [ratio: number, share: number, ring: number])[]
  /** Filtered noise instead: its width as a share of the pitch. */
  readonly noise?: number
  /** Seconds; of noise and slides, shares of the note. */
  readonly attack: number
  readonly release: number
}

const INSTRUMENTS: Readonly<Record<InstrumentName, Instrument>> = {
  box: {
    partials: [
      [1, 0.72, 1.5],
      [2.01, 0.16, 0.8],
      [5.43, 0.12, 0.16],
    ],
    attack: 0.002,
    release: 0.06,
  },
  pluck: {
    partials: [
      [1, 0.6, 0.7],
      [3, 0.24, 0.4],
      [5, 0.1, 0.25],
      [7, 0.06, 0.15],
    ],
    attack: 0.003,
    release: 0.05,
  },
  pad: {
    partials: [
      [0.997, 0.4, Infinity],
      [1.004, 0.4, Infinity],
      [2, 0.14, Infinity],
      [3, 0.06, Infinity],
    ],
    attack: 0.45,
    release: 0.5,
  },
  bass: {
    partials: [
      [1, 0.68, 1.6],
      [2, 0.24, 0.8],
      [3, 0.08, 0.4],
    ],
    attack: 0.008,
    release: 0.08,
  },
  whistle: { partials: [[1, 1, Infinity]], attack: 0.1, release: 0.6 },
  air: { partials: [], noise: 0.7, attack: 0.4, release: 0.6 },
  pop: { partials: [], noise: 1.2, attack: 0.02, release: 0.95 },
}

const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** The samples of one note. A pad sounds on for its release; the others end within their time. */
export function playNote(note: Note, rate: number): Float32Array {
  const { partials, noise, attack, release } = INSTRUMENTS[note.instrument]
  const tail = note.instrument === 'pad' ? release : 0
  const out = new Float32Array(Math.max(1, Math.round((note.seconds + tail) * rate)))
  if (noise !== undefined) addNoise(out, note, noise, rate)
  else if (note.to !== undefined) addSlide(out, note, rate)
  else for (const partial of partials) addPartial(out, hertz(note.pitch), partial, rate)
  const share = note.to !== undefined || noise !== undefined
  const rise = share ? attack * out.length : attack * rate
  const fall = share ? release * out.length : release * rate
  for (let i = 0; i < out.length; i += 1) {
    const edge = Math.min(1, i / rise, (out.length - 1 - i) / fall)
    // A bend instead of a corner: a corner is heard as a click.
    out[i] = (out[i] ?? 0) * note.gain * edge * edge * (3 - 2 * edge)
  }
  return out
}

/** A decaying sine by recursion: two multiplications a sample instead of a sine. */
function addPartial(
  out: Float32Array,
  pitch: number,
  [ratio, share, ring]: Instrument['partials'][number],
  rate: number,
): void {
  const turn = (2 * Math.PI * pitch * ratio) / rate
  // What is above half the rate would come back as another tone.
  if (turn > 0.9 * Math.PI) return
  const decay = 10 ** (-3 / (ring * rate))
  const a = 2 * decay * Math.cos(turn)
  const b = decay * decay
  let before = -Math.sin(turn) / decay
  let now = 0
  for (let i = 0; i < out.length; i += 1) {
    out[i] = (out[i] ?? 0) + share * now
    const next = a * now - b * before
    before = now
    now = next
  }
}

function addSlide(out: Float32Array, { pitch, to = pitch }: Note, rate: number): void {
  let phase = 0
  for (let i = 0; i < out.length; i += 1) {
    out[i] = Math.sin(phase)
    phase += (2 * Math.PI * hertz(pitch + ((to - pitch) * i) / out.length)) / rate
  }
}

/** White noise through a filter whose middle moves: breath, a swoosh, a pop. */
function addNoise(out: Float32Array, { pitch, to = pitch }: Note, width: number, rate: number): void {
  const random = createRandom(Math.round(pitch * 100))
  let low = 0
  let band = 0
  for (let i = 0; i < out.length; i += 1) {
    const middle = hertz(pitch + ((to - pitch) * i) / out.length)
    const f = 2 * Math.sin(Math.min(1.2, (Math.PI * middle) / rate))
    const high = random() * 2 - 1 - low - width * band
    band += f * high
    low += f * band
    out[i] = band
  }
}
