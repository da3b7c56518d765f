import { findCastMember } from '../cast.ts'
import type { CastMember, VoiceKind, VoiceTexture } from '../cast-member.ts'
import { clamp } from '../easing.ts'

/** How a character's voice is made of any speaker's, as factors: 1 changes nothing. */
export interface VoicePreset {
  readonly pitch: number
  /** How far the pitch goes up and down around its middle. */
  readonly range: number
  readonly speed: number
  /** Above 1 a smaller throat. */
  readonly formant: number
  readonly texture: VoiceTexture | null
}

/** Within these a voice stays clear: pitch in semitones, the others as factors. */
export const LIMITS = { semitones: 4, range: 1.8, speed: [0.9, 1.1], formant: 0.05 } as const
/** The pitch hints of speech synthesisers go so much further than a recorded voice can. */
const NATURAL = 0.57

/** A character's preset, for both languages and over any voice. */
export function presetOf({ pitch, rate, range = 1, texture }: CastMember['voice']): VoicePreset {
  const { semitones, formant } = LIMITS
  const by = clamp(12 * Math.log2(pitch) * NATURAL, -semitones, semitones)
  return {
    pitch: 2 ** (by / 12),
    range: clamp(range, 0, LIMITS.range),
    speed: clamp(rate, ...LIMITS.speed),
    formant: 1 + (by / semitones) * formant,
    texture: texture ?? null,
  }
}

/**
 * The preset of a character as the shop has it: its drawing's voice, at the pitch and rate that staff gave it, in percent
 * of a speaker's own. A character that staff added has a drawing too.
 */
export const shopPreset = (drawing: string, { pitch, rate }: { pitch: number; rate: number }): VoicePreset =>
  presetOf({ ...findCastMember(drawing)?.voice, pitch: pitch / 100, rate: rate / 100 })

/** Whose voice a character of the shop is made of: its drawing says so, or else the pitch that staff gave it. */
export const shopKind = (drawing: string, { pitch }: { pitch: number }): VoiceKind =>
  findCastMember(drawing)?.voice.kind ?? (pitch < 100 ? 'man' : 'woman')
