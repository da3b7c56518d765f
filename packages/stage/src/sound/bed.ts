import { createRandom } from '../random.ts'
import type { Note, Score } from './score-format.ts'
import type { MusicStyle } from './styles.ts'

const SCALE = [0, 2, 4, 5, 7, 9, 11] as const
/** Beats on which a bar's melody plays. */
const RHYTHMS: Readonly<Record<3 | 4, readonly (readonly number[])[]>> = {
  3: [
    [0, 1, 2],
    [0, 1.5, 2],
    [0, 2, 2.5],
    [0, 1, 1.5, 2],
  ],
  4: [
    [0, 1, 2, 3],
    [0, 1, 1.5, 2, 3],
    [0, 1.5, 2, 3],
    [0, 0.5, 1, 2, 3],
  ],
}
/** Eight bars from three motifs: a question, its answer, something else, home. */
const FORM = [0, 1, 0, 2, 1, 1, 0, 3] as const

type Motif = readonly (readonly [beat: number, step: number])[]

/** Eight bars of music box, pad and bass that repeat without a seam. The same seed gives the same music. */
export function composeBed(style: MusicStyle, seed: number): Score['bed'] {
  const random = createRandom(seed ^ 0x50a6)
  const beat = 60 / (style.bpm * (0.97 + random() * 0.06))
  const bar = beat * style.beats
  const chords = pick(style.chords, random)
  const motifs = [motif(style, random), motif(style, random), motif(style, random), [[0, 3]] as Motif]
  const notes = FORM.flatMap((which, i) => {
    const measure = { from: i * bar, beat, chord: chords[i % chords.length] ?? 0 }
    return [...melody(style, measure, motifs[which] ?? [], random), ...ground(style, measure)]
  })
  return { seconds: ms(FORM.length * bar), notes }
}

/** The pitch of a step of the major scale on `root`; steps may go on beyond an octave. */
export function pitchOf(root: number, step: number): number {
  return root + 12 * Math.floor(step / 7) + (SCALE[((step % 7) + 7) % 7] ?? 0)
}

/** Mostly to the next note of the chord, seldom further, seldom none. */
const MOVES = [-2, -1, -1, -1, 0, 1, 1, 1, 2] as const

function motif(style: MusicStyle, random: () => number): Motif {
  let step = 1 + Math.floor(random() * 3)
  return pick(RHYTHMS[style.beats], random).map((beat) => {
    const now = step
    const move = pick(MOVES, random)
    step += step + move < 0 || step + move > 4 ? -move : move
    return [beat, now]
  })
}

/** The chord's first step, at most three steps from the key's: chords that lie close sound joined. */
const near = (chord: number) => (chord > 3 ? chord - 7 : chord)

interface Bar {
  /** Seconds. */
  readonly from: number
  readonly beat: number
  readonly chord: number
}

/**
 * Only notes of the chord, from low to high, so that no motif sounds wrong over any chord; always in the same range, so
 * that the tune goes on in small steps when the chord changes.
 */
function melody({ root, lead }: MusicStyle, bar: Bar, tones: Motif, random: () => number): Note[] {
  const ladder = [-7, -5, -3, 0, 2, 4, 7, 9, 11]
    .map((step) => pitchOf(root + 12, near(bar.chord) + step))
    .filter((pitch) => pitch >= root + 9)
  return tones.map(([at, step]) => ({
    at: ms(bar.from + at * bar.beat),
    pitch: ladder[step] ?? root + 12,
    seconds: 1.4,
    instrument: lead,
    gain: 0.2 + random() * 0.06,
    pan: random() * 0.6 - 0.3,
  }))
}

/** The chord below the melody: held, in the bass, and rocking between two of its notes. */
function ground({ root, beats }: MusicStyle, { from, beat, chord }: Bar): Note[] {
  const triad = [0, 2, 4].map((step) => pitchOf(root, near(chord) + step))
  const low = pitchOf(root - 12, near(chord))
  const at = (beats: number) => ms(from + beats * beat)
  const pad = triad.map((pitch, i): Note => ({
    at: at(0),
    pitch,
    seconds: ms(beats * beat),
    instrument: 'pad',
    gain: 0.07,
    pan: (i - 1) * 0.4,
  }))
  const bass = (beats === 4 ? [0, 2] : [0]).map((on): Note => ({
    at: at(on),
    pitch: on === 0 ? low : low + 7,
    seconds: ms(2 * beat),
    instrument: 'bass',
    gain: on === 0 ? 0.2 : 0.14,
    pan: 0,
  }))
  const rocking = (beats === 4 ? [0.5, 1.5, 2.5, 3.5] : [1, 2]).map((on, i): Note => ({
    at: at(on),
    pitch: triad[1 + (i % 2)] ?? root,
    seconds: ms(beat),
    instrument: 'box',
    gain: 0.08,
    pan: i % 2 ? 0.35 : -0.35,
  }))
  return [...pad, ...bass, ...rocking]
}

function pick<T>(all: readonly T[], random: () => number): T {
  const found = all[Math.floor(random() * all.length)]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}

const ms = (seconds: number) => Math.round(seconds * 1000) / 1000
