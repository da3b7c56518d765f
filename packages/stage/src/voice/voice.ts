export { LIMITS, presetOf, shopPreset, type VoicePreset } from './preset.ts'
export { inVoices, transformVoice } from './transform-voice.ts'
export type { VoiceTexture } from '../cast-member.ts'
export type { Speech } from '../sound/speech.ts'
