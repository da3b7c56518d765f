import type { SpeechConfig } from '../../../config-speech.ts'
import { createSpeechService } from './http-speech.ts'
import { createProgramVoice } from './program-voice.ts'
import type { Voice } from './voice.ts'

/** The voice that the configuration names, if any. */
export const createVoice = (config: SpeechConfig['voice']): Voice | undefined =>
  config === undefined ? undefined : config === 'program' ? createProgramVoice() : createSpeechService(config)
