import type { Occasion } from '../occasion.ts'
import type { SceneName } from '../scene.ts'
import type { Light } from '../timeline-format.ts'
import { BRIGHT, STORY } from './chords.ts'
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

const NEUTRAL: MusicStyle = { bpm: 98, beats: 4, root: 60, chords: [...BRIGHT, ...STORY], lead: 'box' }
const SCENE_STYLES: Readonly<Partial<Record<SceneName, MusicStyle>>> = {
  'palace-garden': { bpm: 112, beats: 3, root: 55, chords: STORY, lead: 'box' },
  city: { bpm: 106, beats: 4, root: 62, chords: [[0, 3, 5, 4], ...BRIGHT], lead: 'box' },
  'game-world': { bpm: 116, beats: 4, root: 57, chords: [[0, 3, 4, 3], ...BRIGHT], lead: 'pluck' },
  'film-set': { bpm: 96, beats: 4, root: 65, chords: STORY, lead: 'box' },
}
export interface StyleInput {
  readonly scene: SceneName
  readonly occasion: Occasion | undefined
  readonly light: Light
  /** After sad news or an illness. */
  readonly calm: boolean
}

/** Scene and occasion decide; a calm film is slow and low, and a night a little of both. */
export function styleOf({ scene, occasion, light, calm }: StyleInput): MusicStyle {
  const style = { ...(SCENE_STYLES[scene] ?? NEUTRAL), ...occasion?.music }
  if (calm) return { ...style, bpm: 76, root: style.root - 2, chords: STORY, lead: 'box' }
  return light === 'night' ? { ...style, bpm: Math.round(style.bpm * 0.88), root: style.root - 2 } : style
}
