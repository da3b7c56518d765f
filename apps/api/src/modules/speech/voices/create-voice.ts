import type { SpeechConfig } from '../../../config-speech.ts'
import { createSpeechService } from './http-speech.ts'
import { createProgramVoice } from './program-voice.ts'
import type { Voice } from './voice.ts'

/** The voice that the configuration names, if any. */
export function createVoice(config: SpeechConfig['voice']): Voice | undefined {
  if (config === undefined) return undefined
  return config.kind === 'program' ? createProgramVoice(config) : createSpeechService(config)
}
