import type { SceneName } from '../scene.ts'
import type { InstrumentName } from './score-format.ts'

/** The character of a scene's music. */
export interface MusicStyle {
  readonly bpm: number
  readonly beats: 3 | 4
  /** MIDI number of the key's first note, between 55 and 66. */
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

const STYLES: Readonly<Partial<Record<SceneName, MusicStyle>>> = {
  'palace-garden': { bpm: 112, beats: 3, root: 55, chords: STORY, lead: 'box' },
  city: { bpm: 106, beats: 4, root: 62, chords: [[0, 3, 5, 4], ...BRIGHT], lead: 'box' },
  'game-world': { bpm: 116, beats: 4, root: 57, chords: [[0, 3, 4, 3], ...BRIGHT], lead: 'pluck' },
  'film-set': { bpm: 96, beats: 4, root: 65, chords: STORY, lead: 'box' },
}
const NEUTRAL: MusicStyle = { bpm: 98, beats: 4, root: 60, chords: [...BRIGHT, ...STORY], lead: 'box' }

/** The music of a scene; a film that is gentle throughout is slower, lower and softer. */
export function styleOf(scene: SceneName, gentle: boolean): MusicStyle {
  const style = STYLES[scene] ?? NEUTRAL
  return gentle ? { ...style, bpm: 76, root: style.root - 2, chords: STORY, lead: 'box' } : style
}
