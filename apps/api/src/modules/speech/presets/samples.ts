import { createHash } from 'node:crypto'
import type { Locale } from '@recadinho/i18n/locales'
import { drawingOf } from '@recadinho/contracts/pictures'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { shopKind } from '@recadinho/stage/voice'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { recordCost } from '../cost.ts'
import { speakerFor, type SpokenLine } from '../voices/voice.ts'
import { listPresetCharacters } from './queries.ts'

const texts: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `Hello! I'm ${name}. I couldn't wait to get here, because I have a message just for you!`,
  pt: (name) => `Oi! Aqui é ${name}. Chega mais pertinho, porque eu trouxe um recado só para você!`,
}

/** What a character says in the sample of its voice. */
export const sampleText = (name: string, locale: Locale): string => texts[locale](name)

/**
 * The file of a character's sample in a language, said by the shop's voice. It is made once: its key is a hash of what is
 * said and by which voice.
 */
export async function voiceSample(
  ctx: Pick<Context, 'db' | 'clock' | 'config' | 'voice' | 'fileStorage'>,
  { id, locale }: { id: string; locale: Locale },
  signal: AbortSignal,
): Promise<string> {
  const character = (await listPresetCharacters(ctx.db)).find((row) => row.id === id)
  if (character === undefined) throw new AppError('not_found', 'No such character')
  const kind = shopKind(drawingOf(character.picture), { pitch: character.voice_pitch })
  const speaker = speakerFor(ctx.voice, locale, kind)
  if (ctx.voice === undefined || speaker === undefined)
    throw new AppError('not_found', 'The shop has no voice for this language')
  const line: SpokenLine = {
    text: sampleText(character.name[locale], locale),
    locale,
    mood: null,
    voice: speaker.name,
    pace: 1,
  }
  const key = sampleKey(speaker.id, line)
  if ((await ctx.fileStorage.size(key)) !== undefined) return key
  const answers = await ctx.voice.speak([line], signal)
  await recordCost(ctx, { orderId: null, voice: ctx.voice, said: answers })
  const [said] = answers
  if (said === undefined || 'fault' in said)
    throw new AppError('unavailable', `The sample was not said: ${said?.fault ?? 'no answer'}`)
  await ctx.fileStorage.put(key, new Blob([wavOfSpeech(said.recording)]))
  return key
}

function sampleKey(speaker: string, line: SpokenLine): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([speaker, line]))
    .digest('hex')
  return `${hash.slice(0, 36)}-sample.wav`
}
