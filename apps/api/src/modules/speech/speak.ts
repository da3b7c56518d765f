import { paceFor } from '@recadinho/stage/speaking-time'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { takeFromLimits, type Limit } from '../rate-limits/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { clipOfLine, voiceOfLine, type VoiceOfLine } from './clips.ts'
import { recordCost } from './cost.ts'
import { keepSpoken } from './keep.ts'
import { linesIn, spokenIn, type OrderLine } from './lines.ts'
import { isDoubtful, measureAll } from './measure-all.ts'
import { listClips, type ClipOwner, type SpeakingOrder } from './queries.ts'
import type { Said, SpeechFault, SpokenLine, Voice } from './voices/voice.ts'
import type { Recording } from './wav.ts'

/** Why a line has no clip: of its voice, or the owner pays for no more, or lets no name leave the shop. */
export type Unsaid = SpeechFault | 'budget' | 'names'

/** What may be different a moment later. */
export const isPassing = (why: Unsaid): boolean => ['timeout', 'unreachable', 'busy'].includes(why)

/** What of an order its lines follow from. */
type SayableOrder = Omit<SpeakingOrder, 'script_version'>

/** A line without a clip, and the voice that is to say it. */
export interface Wanted {
  line: OrderLine
  request: VoiceOfLine
}

/** Has the shop's voice say each line of an order that has no clip yet; returns why lines have none after that. */
export async function sayLines(ctx: Context, order: SayableOrder, signal: AbortSignal): Promise<Unsaid[]> {
  const { voice } = ctx
  if (voice === undefined) return []
  const lines = linesIn(order)
  const missing = await missingLines(ctx, { voice, order, lines, owner: { orderId: order.id } })
  if (missing.length === 0) return []
  const allowed = await allowedLines(ctx, voice, missing)
  const named: Unsaid[] = missing.slice(allowed.length).map(() => 'names')
  const paid = voice.isService
    ? await takeFromBudget(ctx, speechLimits(ctx.config, order.id), allowed.length)
    : allowed.length
  const unpaid: Unsaid[] = allowed.slice(paid).map(() => 'budget')
  const wanted = allowed.slice(0, paid)
  if (wanted.length === 0) return [...named, ...unpaid]
  const faults = await sayWanted(ctx, { voice, order, orderId: order.id, lines, wanted }, signal)
  return [...named, ...unpaid, ...faults]
}

/** Has a voice say lines and keeps them, with the order or in the library; returns the faults of the rest. */
export async function sayWanted(
  ctx: Context,
  saying: Omit<Saying, 'said'>,
  signal: AbortSignal,
): Promise<SpeechFault[]> {
  const { voice, order, orderId, wanted } = saying
  const said = await voice.speak(
    wanted.map((each) => spokenLine(each, order)),
    signal,
  )
  await recordCost(ctx, { orderId, voice, said })
  return keepAll(ctx, { ...saying, said }, signal)
}

interface Speaking {
  voice: Voice
  order: Pick<SayableOrder, 'locale' | 'child_age'>
  /** All that is said in its film. */
  lines: readonly OrderLine[]
}

/** One of each, though a film may say it twice. */
export async function missingLines(
  { db }: Pick<Context, 'db'>,
  { voice, order, lines, owner }: Speaking & { owner: ClipOwner },
): Promise<Wanted[]> {
  const single = [...new Map(lines.map((line) => [line.key.toString('hex'), line])).values()]
  const clips = await listClips(
    db,
    owner,
    single.map(({ key }) => key),
  )
  return single.flatMap((line) => {
    const request = voiceOfLine(voice, { ...line.sentence, kind: line.kind }, order)
    return request === undefined || clipOfLine(clips, line, request) !== undefined ? [] : [{ line, request }]
  })
}

/** Names leave the shop only if the owner lets them. */
async function allowedLines({ db }: Context, voice: Voice, missing: Wanted[]): Promise<Wanted[]> {
  if (!voice.isService || (await findSettings(db)).speech_names) return missing
  return missing.filter(({ line }) => !line.hasName)
}

export const spokenLine = (
  { line, request }: Wanted,
  { locale, child_age: age }: Pick<SayableOrder, 'locale' | 'child_age'>,
): SpokenLine => ({
  text: spokenIn(line),
  locale,
  mood: line.sentence.mood ?? null,
  voice: request.name,
  pace: paceFor(age),
})

interface Saying extends Speaking {
  /** Null: of no order, so that only the library keeps it. */
  orderId: string | null
  wanted: readonly Wanted[]
  said: readonly Said[]
}

/** Keeps what was said, and returns the faults of the rest. */
async function keepAll(
  ctx: Context,
  { voice, order, orderId, lines, wanted, said }: Saying,
  signal: AbortSignal,
): Promise<SpeechFault[]> {
  const faults = said.flatMap((one) => ('fault' in one ? [one.fault] : []))
  const heard = wanted.flatMap((each, i): (Wanted & { recording: Recording })[] => {
    const one = said[i]
    return one && 'recording' in one ? [{ ...each, recording: one.recording }] : []
  })
  const { locale } = order
  const measured = await measureAll(heard, locale, signal)
  for (const [i, take] of heard.entries()) {
    const { line, request } = take
    const clip = measured[i]
    if (clip === undefined) faults.push('silent')
    else
      await keepSpoken(ctx, {
        ...clip,
        ...request,
        orderId: line.shared ? null : orderId,
        key: line.key,
        isDraft: voice.isDraft,
        // A program on this machine says what it is given.
        doubtful: voice.isService && (await isDoubtful(take, clip.cost, { all: lines, locale, signal })),
      })
  }
  return faults
}

const dayMs = 24 * 3_600_000

/** The lines of the shop that a service may be paid for in a day. */
export const shopLimit = ({ speech }: Pick<Config, 'speech'>): Limit => ({
  bucket: 'speech:day',
  most: speech.budget.perDay,
  windowMs: dayMs,
})

/** The lines of an order, or of the draft that becomes it, and of the shop that a service may be paid for in a day. */
export const speechLimits = (config: Pick<Config, 'speech'>, id: string): Limit[] => [
  { bucket: `speech:order:${id}`, most: config.speech.budget.perOrder, windowMs: dayMs },
  shopLimit(config),
]

/** How many of so many lines a service may be paid for now. What one limit refuses is not counted in those after it. */
export async function takeFromBudget(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  limits: readonly Limit[],
  lines: number,
): Promise<number> {
  for (let taken = 0; taken < lines; taken += 1)
    for (const limit of limits)
      if ((await takeFromLimits(db, [limit], clock.now())) !== undefined) return taken
  return lines
}
