/** Raise it when the same Timeline would sound different. */
export const SCORE_VERSION = 2

/** What a film sounds like besides its speech, as plain data. Times are seconds. */
export interface Score {
  readonly version: typeof SCORE_VERSION
  readonly duration: number
  /** Repeats under the whole film; what rings at its end rings on in its beginning. */
  readonly bed: { readonly seconds: number; readonly notes: readonly Note[] }
  /** Sounds that belong to a moment of the film, in order of time. */
  readonly cues: readonly SoundCue[]
  /** How loud the bed is: 1 alone, less under speech, straight lines between the points. */
  readonly level: readonly LevelPoint[]
}

export type LevelPoint = readonly [t: number, gain: number]

export interface SoundCue {
  readonly at: number
  readonly kind: CueKind
  /** Less under speech. */
  readonly gain: number
  /** Times count from `at`. */
  readonly notes: readonly Note[]
}

export const CUE_KINDS = [
  'enter',
  'exit',
  'prop',
  'cake',
  'exchange',
  'suspense',
  'blow-out',
  'lights',
  'confetti',
  'sparkles',
  'hop',
  'ending',
] as const
export type CueKind = (typeof CUE_KINDS)[number]

export interface Note {
  readonly at: number
  /** MIDI number: 69 is 440 Hz. For noise, the middle of its band. */
  readonly pitch: number
  /** Where the pitch slides to. */
  readonly to?: number
  readonly seconds: number
  readonly instrument: InstrumentName
  /** About the highest sample, 0 to 1. */
  readonly gain: number
  /** −1 left, 1 right. */
  readonly pan: number
}

export type InstrumentName = 'box' | 'pluck' | 'pad' | 'bass' | 'whistle' | 'air' | 'pop'
