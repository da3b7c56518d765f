import { paceFor } from '@recadinho/stage/speaking-time'
import type { Context } from '../../context.ts'
import { findSettings } from '../settings/queries.ts'
import { takeFromBudget } from './budget.ts'
import { clipOfLine, voiceOfLine, type VoiceOfLine } from './clips.ts'
import { keepSpoken } from './keep.ts'
import { linesIn, spokenIn, type OrderLine } from './lines.ts'
import { measureAll } from './measure-all.ts'
import { listClips, type SpeakingOrder } from './queries.ts'
import type { Said, SpeechFault, SpokenLine, Voice } from './voices/voice.ts'
import type { Recording } from './wav.ts'

/** Why a line has no clip: of its voice, or the owner pays for no more, or lets no name leave the shop. */
export type Unsaid = SpeechFault | 'budget' | 'names'

/** What may be different a moment later. */
export const isPassing = (why: Unsaid): boolean => ['timeout', 'unreachable', 'busy'].includes(why)

interface Wanted {
  line: OrderLine
  request: VoiceOfLine
}

/** Has the shop's voice say each line of an order that has no clip yet; returns why lines have none after that. */
export async function sayLines(ctx: Context, order: SpeakingOrder, signal: AbortSignal): Promise<Unsaid[]> {
  const { voice } = ctx
  const missing = voice ? await missingLines(ctx, voice, order) : []
  if (voice === undefined || missing.length === 0) return []
  const allowed = await allowedLines(ctx, voice, missing)
  const named: Unsaid[] = missing.slice(allowed.length).map(() => 'names')
  const paid = voice.isService ? await takeFromBudget(ctx, order.id, allowed.length) : allowed.length
  const unpaid: Unsaid[] = allowed.slice(paid).map(() => 'budget')
  const wanted = allowed.slice(0, paid)
  if (wanted.length === 0) return [...named, ...unpaid]
  const said = await voice.speak(
    wanted.map((each) => spokenLine(voice, each, order)),
    signal,
  )
  const faults = await keepAll(ctx, { voice, order, wanted, said }, signal)
  return [...named, ...unpaid, ...faults]
}

/** One of each, though a film may say it twice. */
async function missingLines({ db }: Context, voice: Voice, order: SpeakingOrder): Promise<Wanted[]> {
  const lines = new Map(linesIn(order).map((line) => [line.key.toString('hex'), line]))
  const clips = await listClips(
    db,
    order.id,
    [...lines.values()].map(({ key }) => key),
  )
  return [...lines.values()].flatMap((line) => {
    const request = voiceOfLine(voice, line, order)
    const own = clips.filter(({ line_key: key }) => key.equals(line.key))
    return request === undefined || clipOfLine(own, request) !== undefined ? [] : [{ line, request }]
  })
}

/** Names leave the shop only if the owner lets them. */
async function allowedLines({ db }: Context, voice: Voice, missing: Wanted[]): Promise<Wanted[]> {
  if (!voice.isService || (await findSettings(db)).speech_names) return missing
  return missing.filter(({ line }) => !line.hasName)
}

const spokenLine = (
  voice: Voice,
  { line }: Wanted,
  { locale, child_age: age }: Pick<SpeakingOrder, 'locale' | 'child_age'>,
): SpokenLine => ({
  text: spokenIn(line),
  locale,
  mood: line.sentence.mood ?? null,
  voice: voice.voiceOf(locale) ?? '',
  pace: paceFor(age),
})

interface Saying {
  voice: Voice
  order: SpeakingOrder
  wanted: readonly Wanted[]
  said: readonly Said[]
}

/** Keeps what was said, and returns the faults of the rest. */
async function keepAll(
  ctx: Context,
  { voice, order, wanted, said }: Saying,
  signal: AbortSignal,
): Promise<SpeechFault[]> {
  const faults = said.flatMap((one) => ('fault' in one ? [one.fault] : []))
  const heard = wanted.flatMap((each, i): (Wanted & { recording: Recording })[] => {
    const one = said[i]
    return one && 'recording' in one ? [{ ...each, recording: one.recording }] : []
  })
  const measured = await measureAll(heard, linesIn(order), order.locale, signal)
  for (const [i, { line, request }] of heard.entries()) {
    const clip = measured[i]
    if (clip === undefined) faults.push('silent')
    else
      await keepSpoken(ctx, {
        ...clip,
        ...request,
        orderId: line.shared ? null : order.id,
        key: line.key,
        isDraft: voice.isDraft,
        // A program on this machine says what it is given.
        doubtful: voice.isService && clip.doubtful,
      })
  }
  return faults
}
