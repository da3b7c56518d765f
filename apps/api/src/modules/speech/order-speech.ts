import { locales } from '@recadinho/contracts/common'
import type { OrderSpeech, ShopVoices, SpeechClip, SpeechLine } from '@recadinho/contracts/speech'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { clipOfLine, clipsOfLine, voiceOfLine } from './clips.ts'
import { linesIn, presetsIn, spokenIn } from './lines.ts'
import { findSpeakingOrder, listClips, type ClipRow } from './queries.ts'

/** What is said in an order's film, for staff. */
export async function orderSpeech(ctx: Pick<Context, 'db' | 'voice'>, orderId: string): Promise<OrderSpeech> {
  const { db, voice } = ctx
  const order = await findSpeakingOrder(db, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const { locale } = order
  const lines = order.details_erased_at === null ? linesIn(order) : []
  const clips = await listClips(
    db,
    orderId,
    lines.map(({ key }) => key),
  )
  const presets = presetsIn(order)
  const name = voice?.voiceOf(locale)
  return {
    locale,
    version: order.script_version,
    childAge: order.child_age,
    cast: order.characters.flatMap(({ character_id: slug, name: called, picture }) => {
      const preset = presets.get(slug)
      return preset ? [{ slug, name: called, picture, preset }] : []
    }),
    voice: voice && name ? { name, ...factsOf(voice) } : null,
    lines: lines.map((line): SpeechLine => {
      const clip = clipOfLine(clips, line, voiceOfLine(voice, line.sentence, order))
      const own = clipsOfLine(clips, line)
      const parents = own.find(({ consent_version: consent }) => consent !== null)
      const { text, mood = null, of } = line.sentence
      return {
        key: line.key.toString('hex'),
        line: of,
        text,
        spoken: spokenIn(line),
        characters: [...line.characters],
        mood,
        estimatedSeconds: speakingSeconds(text, locale),
        clip: clip ? clipView(clip) : null,
        takes: own.filter(({ source, refused_at: refused }) => source === 'recording' && refused === null)
          .length,
        parentTake: parents ? { id: parents.id, refused: parents.refused_at !== null } : null,
      }
    }),
  }
}

/** Who says what nobody has recorded, for the owner. */
export const shopVoices = ({ voice, config }: Pick<Context, 'voice' | 'config'>): ShopVoices => ({
  voices: locales.flatMap((locale) => {
    const name = voice?.voiceOf(locale)
    return voice && name ? [{ locale, name, ...factsOf(voice) }] : []
  }),
  budget: voice?.isService === true ? config.speech.budget : null,
})

const factsOf = ({ isDraft, isService, licence }: NonNullable<Context['voice']>) => ({
  isDraft,
  isService,
  licence,
})

export const clipView = (clip: ClipRow): SpeechClip => ({
  id: clip.id,
  source: clip.source,
  voice: clip.voice,
  isDraft: clip.is_draft,
  seconds: clip.seconds,
  words: clip.words,
  mouth: clip.mouth,
  doubtful: clip.doubtful,
})
