import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@recadinho/contracts/common'
import type { PreviewClip, PreviewSaying, PreviewSpeechBody } from '@recadinho/contracts/preview-clips'
import { scriptFields } from '@recadinho/contracts/personalization'
import { writeScript } from '@recadinho/stage/script'
import { perContext, type Context } from '../../context.ts'
import { columnsOf } from '../orders/detail-columns.ts'
import { findBrowserScripts } from '../orders/family-scripts.ts'
import type { HeldOrder } from '../orders/link-token.ts'
import { offeredCharacters, scriptRequestOf, storedCharacters } from '../orders/new-order.ts'
import { documentOf } from '../orders/script-document.ts'
import type { Limit } from '../rate-limits/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { recordCost } from './cost.ts'
import { keepSpoken } from './keep.ts'
import { linesIn, type OrderLine } from './lines.ts'
import { clipsForPreview } from './preview-clips.ts'
import { missingLines, speechLimits, spokenLine, takeFromBudget, type Wanted } from './speak.ts'
import { measureTake } from './takes/measure-take.ts'
import { speakersOf, type Voice } from './voices/voice.ts'

/** After this time the device's voice says what is not there yet. */
const waitMs = 4_000
/** Lines that a process is having said; more are left to the device. */
const linesAtOnce = 40
const dayMs = 24 * 3_600_000

/** The voice that says lines for previews: never a draft. */
const voiceForPreviews = ({ voice }: Pick<Context, 'voice'>, locale: Locale): Voice | undefined =>
  voice?.isDraft === false && speakersOf(voice, locale).length > 0 ? voice : undefined

/** What may be said for previews: names leave the shop only if the owner lets them, and before an order no other words either. */
export async function sayingOf(ctx: Pick<Context, 'db' | 'voice'>, locale: Locale): Promise<PreviewSaying> {
  const voice = voiceForPreviews(ctx, locale)
  if (voice === undefined) return 'nothing'
  return !voice.isService || (await findSettings(ctx.db)).speech_names ? 'all' : 'shared'
}

interface Preview {
  body: PreviewSpeechBody
  network: string
  /** The orders of the browser, none of them proven. */
  held: readonly HeldOrder[]
}

/**
 * F5.10: has the shop's voice say lines of a preview that have no clip, and returns the clips that are there in time. What takes
 * longer is kept all the same, since it is paid for.
 */
export async function sayPreview(ctx: Context, { body, network, held }: Preview): Promise<PreviewClip[]> {
  const voice = voiceForPreviews(ctx, body.locale)
  if (voice === undefined) return []
  const { draftId, locale, childAge } = body
  const all = await linesOfForm(ctx, body, await findBrowserScripts(ctx.db, held))
  const keys = new Set(body.keys)
  const says = await sayingOf(ctx, locale)
  const lines = all.filter((line) => keys.has(line.key.toString('hex')) && (line.shared || says === 'all'))
  const order = { locale, child_age: childAge }
  const missing = await missingLines(ctx, { voice, order, lines, owner: { draftId } })
  const saying = missing.map((wanted) => sayOnce(ctx, { voice, body, network, lines: all, wanted }))
  const late = new AbortController()
  await Promise.race([
    Promise.all(saying),
    wait(waitMs, undefined, { signal: late.signal }).catch(() => undefined),
  ])
  late.abort()
  return clipsForPreview(ctx, {
    ...order,
    draftId,
    lines: lines.map(({ key, sentence }) => ({ key, mood: sentence.mood ?? null })),
  })
}

/** What the shop would say in the film of this form. */
async function linesOfForm(
  ctx: Context,
  body: PreviewSpeechBody,
  used: readonly string[],
): Promise<OrderLine[]> {
  const characters = offeredCharacters(await ctx.catalog.snapshot(), body.characterIds)
  const request = scriptRequestOf({ ...body, useAIVoice: true }, characters)
  const script = documentOf(writeScript({ ...request, used }))
  return linesIn({
    ...columnsOf(scriptFields, { ...body, useAIVoice: true }),
    locale: body.locale,
    characters: storedCharacters(characters),
    voices: characters.map(({ id, voice_pitch: pitch, voice_rate: rate }) => ({ id, pitch, rate })),
    script: { lines: script, text: '', author: 'writer' },
  })
}

interface Saying extends Omit<Preview, 'held'> {
  voice: Voice
  /** All lines of the script. */
  lines: readonly OrderLine[]
  wanted: Wanted
}

/** What is being said now, so that nobody pays for it twice. */
const linesBeingSaid = perContext(() => new Map<string, Promise<void>>())

/** Resolves once nothing is being said any more. */
export const previewsSaid = (ctx: Context) => Promise.all(linesBeingSaid(ctx).values())

function sayOnce(ctx: Context, saying: Saying): Promise<void> {
  const { line, request } = saying.wanted
  const being = linesBeingSaid(ctx)
  const owner = line.shared ? '' : saying.body.draftId
  const id = [owner, line.key.toString('hex'), request.voice, request.manner].join(' ')
  const known = being.get(id)
  if (known !== undefined) return known
  if (being.size >= linesAtOnce) return Promise.resolve()
  const said = say(ctx, saying)
    .catch((error: unknown) => {
      if (!ctx.shutdown.signal.aborted) ctx.logger.warn({ err: error }, 'a line of a preview was not said')
    })
    .finally(() => being.delete(id))
  being.set(id, said)
  return said
}

async function say(ctx: Context, { voice, body, network, lines, wanted }: Saying): Promise<void> {
  const { draftId, locale, childAge } = body
  const { line, request } = wanted
  const { signal } = ctx.shutdown
  const limits = [...visitorLimits(ctx, network), ...speechLimits(ctx.config, draftId)]
  if (voice.isService && (await takeFromBudget(ctx, limits, 1)) === 0) return record('budget')
  const said = await voice.speak([spokenLine(wanted, { locale, child_age: childAge })], signal)
  await recordCost(ctx, { orderId: null, voice, said })
  const [one] = said
  if (one === undefined || 'fault' in one) return record(one?.fault ?? 'silent')
  const { recording } = one
  const heard = await measureTake({ recording, line, lines, locale }, { signal, by: 'visitor' })
  if (heard === undefined) return record('silent')
  await keepSpoken(ctx, {
    ...heard,
    ...request,
    orderId: null,
    draftId: line.shared ? null : draftId,
    key: line.key,
    isDraft: voice.isDraft,
  })
  record('done')

  function record(reason: string) {
    ctx.events.record('speech_previewed', { reason })
  }
}

const visitorLimits = ({ config }: Pick<Context, 'config'>, network: string): Limit[] =>
  config.rateLimits
    ? [{ bucket: `speech:network:${network}`, most: config.speech.budget.perVisitor, windowMs: dayMs }]
    : []
