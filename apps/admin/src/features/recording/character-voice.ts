import type { OrderSpeech } from '@recadinho/contracts/speech'
import type { VoicePreset } from '@recadinho/stage/voice'

/** The presets of those who say a line, the first speaker's first. */
export const presetsOf = (
  { cast }: Pick<OrderSpeech, 'cast'>,
  characters: readonly string[],
): VoicePreset[] => characters.flatMap((speaker) => cast.find(({ slug }) => slug === speaker)?.preset ?? [])
