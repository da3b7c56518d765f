import type { SceneName } from '../scene.ts'
import type { ScriptOccasion } from '../script/script-texts.ts'
import type { Light } from '../timeline-format.ts'
import type { InstrumentName } from './score-format.ts'

/** The character of a film's music. */
export interface MusicStyle {
  readonly bpm: number
  readonly beats: 3 | 4
  /** MIDI number of the key's first note, between 53 and 66. */
  readonly root: number
  /** Chords as steps of the major scale, one a bar; one of the rows is chosen. */
  readonly chords: readonly (readonly [number, number, number, number])[]
  readonly lead: Extract<InstrumentName, 'box' | 'pluck'>
}

const BRIGHT = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
] as const
const STORY = [
  [0, 3, 0, 4],
  [0, 5, 1, 4],
] as const

const NEUTRAL: MusicStyle = { bpm: 98, beats: 4, root: 60, chords: [...BRIGHT, ...STORY], lead: 'box' }
const SCENE_STYLES: Readonly<Partial<Record<SceneName, MusicStyle>>> = {
  'palace-garden': { bpm: 112, beats: 3, root: 55, chords: STORY, lead: 'box' },
  city: { bpm: 106, beats: 4, root: 62, chords: [[0, 3, 5, 4], ...BRIGHT], lead: 'box' },
  'game-world': { bpm: 116, beats: 4, root: 57, chords: [[0, 3, 4, 3], ...BRIGHT], lead: 'pluck' },
  'film-set': { bpm: 96, beats: 4, root: 65, chords: STORY, lead: 'box' },
}
/** What an occasion changes in its scene's music; the others leave it as it is. */
const OCCASION_STYLES: Readonly<Partial<Record<ScriptOccasion, Partial<MusicStyle>>>> = {
  birthday: { bpm: 116, chords: BRIGHT },
  christmas: { bpm: 104, beats: 3, chords: STORY, lead: 'box' },
  easter: { bpm: 108, beats: 3 },
  childrensDay: { bpm: 120, chords: BRIGHT },
  backToSchool: { bpm: 110, beats: 4 },
  achievement: { bpm: 112, beats: 4, chords: [[0, 3, 5, 4]] },
  congratulations: { bpm: 112, beats: 4, chords: [[0, 3, 5, 4]] },
}

export interface StyleInput {
  readonly scene: SceneName
  readonly occasion: ScriptOccasion | null
  readonly light: Light
  /** After sad news or an illness. */
  readonly calm: boolean
}

/** Scene and occasion decide; a calm film is slow and low, and a night a little of both. */
export function styleOf({ scene, occasion, light, calm }: StyleInput): MusicStyle {
  const style = {
    ...(SCENE_STYLES[scene] ?? NEUTRAL),
    ...(occasion ? OCCASION_STYLES[occasion] : undefined),
  }
  if (calm) return { ...style, bpm: 76, root: style.root - 2, chords: STORY, lead: 'box' }
  return light === 'night' ? { ...style, bpm: Math.round(style.bpm * 0.88), root: style.root - 2 } : style
}
