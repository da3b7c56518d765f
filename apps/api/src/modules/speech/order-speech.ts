import { locales } from '@recadinho/contracts/common'
import type { OrderSpeech, ShopVoices, SpeechClip, SpeechLine } from '@recadinho/contracts/speech'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findSettings } from '../settings/queries.ts'
import { clipOfLine, clipsOfLine, voiceOfLine } from './clips.ts'
import { linesIn, spokenIn, voicesIn } from './lines.ts'
import { findSpeakingOrder, listClips, type ClipRow } from './queries.ts'
import { speakersOf, type Speaker, type Voice } from './voices/voice.ts'

/** What is said in an order's film, for staff. */
export async function orderSpeech(ctx: Pick<Context, 'db' | 'voice'>, orderId: string): Promise<OrderSpeech> {
  const { db, voice } = ctx
  const order = await findSpeakingOrder(db, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const { locale } = order
  const lines = order.details_erased_at === null ? linesIn(order) : []
  const clips = await listClips(
    db,
    { orderId },
    lines.map(({ key }) => key),
  )
  const voices = voicesIn(order)
  const [speaker] = speakersOf(voice, locale)
  const converts = speaker !== undefined && voice?.converter !== undefined
  const namesLeave = converts && (await findSettings(db)).speech_names
  return {
    locale,
    version: order.script_version,
    childAge: order.child_age,
    cast: order.characters.flatMap(({ character_id: slug, name: called, picture }) => {
      const preset = voices.get(slug)?.preset
      return preset ? [{ slug, name: called, picture, preset }] : []
    }),
    voice: voice && speaker ? factsOf(voice, speaker) : null,
    lines: lines.map((line): SpeechLine => {
      const clip = clipOfLine(clips, line, voiceOfLine(voice, { ...line.sentence, kind: line.kind }, order))
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
        conversion: !converts ? null : line.hasName && !namesLeave ? 'names' : 'offered',
      }
    }),
  }
}

/** Who says what nobody has recorded, for the owner. */
export function shopVoices({ voice, config }: Pick<Context, 'voice' | 'config'>): ShopVoices {
  const { perOrder, perDay } = config.speech.budget
  return {
    voices: voice
      ? locales.flatMap((locale) =>
          speakersOf(voice, locale).map((speaker) => Object.assign({ locale }, factsOf(voice, speaker))),
        )
      : [],
    budget: voice?.isService === true ? { perOrder, perDay } : null,
    converts: voice?.converter !== undefined,
  }
}

const factsOf = ({ isDraft, isService }: Voice, { name, licence }: Speaker) => ({
  name,
  isDraft,
  isService,
  licence,
})

export const clipView = (clip: ClipRow): SpeechClip => ({
  id: clip.id,
  source: clip.source,
  voice: clip.voice,
  madeOf: clip.made_of,
  isDraft: clip.is_draft,
  seconds: clip.seconds,
  words: clip.words,
  mouth: clip.mouth,
  doubtful: clip.doubtful,
})
