export { LIMITS, presetOf, shopKind, shopPreset, type VoicePreset } from './preset.ts'
export { inVoices, transformVoice } from './transform-voice.ts'
export type { VoiceKind, VoiceTexture } from '../cast-member.ts'
export type { Speech } from '../sound/speech.ts'
