import { createRandom } from '../random.ts'
import { pitchOf } from './bed.ts'
import type { CueKind, InstrumentName, Note, SoundCue } from './score-format.ts'

/** How a moment sounds. `root` is the music's key, so that what rings is in tune with the bed. */
type Recipe = (root: number, random: () => number) => Note[]

const note = (
  at: number,
  instrument: InstrumentName,
  pitch: number | readonly [from: number, to: number],
  seconds: number,
  gain: number,
  pan = 0,
): Note => ({
  at,
  instrument,
  ...(typeof pitch === 'number' ? { pitch } : { pitch: pitch[0], to: pitch[1] }),
  seconds,
  gain,
  pan,
})

/** A run of high notes of the five-note scale, which fits every chord of the bed. */
function glitter(
  root: number,
  random: () => number,
  { count, over, gain, from = 0 }: { count: number; over: number; gain: number; from?: number },
): Note[] {
  const five = [0, 1, 2, 4, 5]
  return Array.from({ length: count }, (_, i) =>
    note(
      from + (over * (i + random() * 0.5)) / count,
      'box',
      pitchOf(root + 24, (five[Math.floor(random() * 5)] ?? 0) + 7 * Math.floor(random() * 2)),
      0.9,
      gain * (1 - (0.6 * i) / count),
      random() * 1.4 - 0.7,
    ),
  )
}

const RECIPES: Readonly<Record<CueKind, Recipe>> = {
  enter: (root) => [
    note(0, 'air', [66, 88], 0.5, 0.16),
    note(0.45, 'box', pitchOf(root + 24, 0), 1, 0.08, -0.3),
    note(0.52, 'box', pitchOf(root + 24, 4), 1, 0.08, 0.3),
  ],
  exit: () => [note(0, 'air', [86, 64], 0.55, 0.1)],
  prop: (root) => [
    note(0, 'box', pitchOf(root + 24, 4), 1.1, 0.13, -0.2),
    note(0.09, 'box', pitchOf(root + 24, 7), 1.3, 0.13, 0.2),
  ],
  // Someone carries it in: four steps up to the light of the candles.
  cake: (root) => [
    note(0, 'pad', pitchOf(root, 4), 1, 0.06),
    ...[0, 2, 4, 7].map((step, i) =>
      note(i * 0.12, 'box', pitchOf(root + 12, step), 1.4, 0.14, i * 0.2 - 0.3),
    ),
  ],
  // A clap of hands, or a thing that is taken.
  exchange: (root) => [
    note(0.85, 'pop', 80, 0.06, 0.2),
    ...[2, 4, 7].map((step, i) =>
      note(0.9 + i * 0.09, 'box', pitchOf(root + 24, step), 1, 0.1, i * 0.2 - 0.2),
    ),
  ],
  // The roll of a drum, faster and louder.
  suspense: () =>
    Array.from({ length: 18 }, (_, i) =>
      note(
        1.05 * (1 - (1 - i / 18) ** 1.25),
        'pop',
        50 + (i % 2) * 3,
        0.1,
        0.06 + 0.012 * i,
        (i % 2) * 0.3 - 0.15,
      ),
    ),
  'blow-out': () => [note(0, 'air', [92, 74], 0.95, 0.24), note(0.05, 'air', [78, 70], 0.8, 0.16)],
  // The bulbs go on within a second, one after the other.
  lights: (root) =>
    [0, 1, 2, 4, 5, 7, 8, 9].flatMap((step, i) => [
      note(i * 0.125, 'pop', 96, 0.03, 0.1, i * 0.2 - 0.7),
      note(i * 0.125, 'box', pitchOf(root + 24, step), 0.8, 0.09, i * 0.2 - 0.7),
    ]),
  confetti: (root, random) => [
    note(0, 'pop', 78, 0.12, 0.3, -0.2),
    note(0.07, 'pop', 84, 0.1, 0.22, 0.3),
    note(0, 'whistle', [64, 40], 0.1, 0.22),
    ...glitter(root, random, { count: 14, over: 1.3, gain: 0.12, from: 0.08 }),
  ],
  sparkles: (root, random) => glitter(root, random, { count: 9, over: 0.8, gain: 0.1 }),
  hop: () => [note(0, 'whistle', [62, 76], 0.16, 0.09)],
  // The key's chord, spread upward: it ends the film whatever the bed was playing.
  ending: (root) => [
    note(0, 'bass', root - 12, 2.4, 0.26),
    ...[0, 2, 4].map((step) => note(0, 'pad', pitchOf(root, step), 1.6, 0.07, (step - 2) * 0.2)),
    ...[0, 2, 4, 7, 9, 11, 14].map((step, i) =>
      note(i * 0.075, 'box', pitchOf(root + 12, step), 2.4, 0.16, (i - 3) * 0.15),
    ),
  ],
}

/** The sound of a moment; half as loud while someone speaks. */
export function cueOf(
  kind: CueKind,
  at: number,
  { root, seed, spoken }: { root: number; seed: number; spoken: boolean },
): SoundCue {
  const notes = RECIPES[kind](root, createRandom(seed ^ Math.round(at * 1000)))
  return { at, kind, gain: spoken ? 0.5 : 1, notes }
}
