import { buffer } from 'node:stream/consumers'
import type { ConversionRefusal } from '@recadinho/contracts/speech'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { clearLimit, takeFromLimits } from '../../rate-limits/queries.ts'
import { findSettings } from '../../settings/queries.ts'
import { speechFile } from '../../videos/files.ts'
import { clipOfLine } from '../clips.ts'
import { recordCost } from '../cost.ts'
import { listClips } from '../queries.ts'
import { speechLimits, takeFromBudget } from '../speak.ts'
import { speakerFor, type Converter, type Speaker } from '../voices/voice.ts'
import { readWav, secondsOf, type Recording } from '../wav.ts'
import { measureTake } from './measure-take.ts'
import { checkOpen, scriptChanged } from './open.ts'
import { findRecordedOrder, isConverted } from './queries.ts'
import { storeTake } from './store-take.ts'
import { noTake, requireTake, type OfOrder, type TakeOfOrder } from './take-of-order.ts'

/** Longer than a service and the measuring take: a claim of a process that was killed ends after it. */
const claimMs = 10 * 60_000
/** A voice that keeps the timing of a recording is as long as it, but for this share. */
const lengthOff = 0.25

/** What may be different a moment later. */
const passing: ReadonlySet<ConversionRefusal> = new Set(['timeout', 'unreachable', 'busy', 'in_progress'])

const refused = (reason: ConversionRefusal): AppError =>
  new AppError(
    passing.has(reason) ? 'unavailable' : 'not_converted',
    'This take was not said in the character’s voice',
    { reason },
  )

/**
 * Has a service say a take of staff in the character's voice: the film plays that from now on, and the take is kept. One
 * that was said so already is not paid for again. Returns the key of its line.
 */
export async function convertTake(
  ctx: Context,
  conversion: OfOrder & { staffId: string },
  signal: AbortSignal,
): Promise<Buffer> {
  const claim = { bucket: `speech:conversion:${conversion.clipId}`, most: 1, windowMs: claimMs }
  if ((await takeFromLimits(ctx.db, [claim], ctx.clock.now())) !== undefined) throw refused('in_progress')
  try {
    return await convertOnce(ctx, conversion, signal)
  } finally {
    await clearLimit(ctx.db, claim.bucket)
  }
}

async function convertOnce(
  ctx: Context,
  { orderId, clipId, staffId }: OfOrder & { staffId: string },
  signal: AbortSignal,
): Promise<Buffer> {
  const recorded = await findRecordedOrder(ctx.db, orderId)
  checkOpen(recorded, recorded?.script_version, { staffId })
  const found = await requireTake(ctx.db, { orderId, clipId })
  const { take, order, line } = found
  // A parent has agreed to be heard in their own voice.
  if (take.consent_version !== null || take.made_of !== null) throw noTake()
  if (line === undefined) throw scriptChanged(order.script_version)
  const converter = ctx.voice?.converter
  const speaker = speakerFor(ctx.voice, order.locale, line.kind)
  if (converter === undefined || speaker === undefined) throw refused('no_voice')
  const voice = `${converter.version} ${speaker.name}`
  if (await isConverted(ctx.db, take, voice)) return line.key
  if (line.hasName && !(await findSettings(ctx.db)).speech_names) throw refused('names')
  await requireCurrent(ctx.db, found)
  const recording = await readTakeFile(ctx, clipId)
  const said = await sayAgain(ctx, { found, converter, speaker, recording }, signal)
  const heard = await measureTake(
    { recording: said, line, lines: found.lines, locale: order.locale },
    { signal, by: 'staff' },
  )
  if (heard === undefined) throw failed(ctx, orderId, 'silent')
  await storeTake(ctx, {
    orderId,
    by: { staffId },
    heard,
    take: {
      order_id: take.order_id,
      line_key: line.key,
      voice,
      made_of: clipId,
      doubtful: heard.doubtful || isOtherLength(said, recording),
      recorded_for: orderId,
    },
    also: (tx) => requireCurrent(tx, found),
  })
  ctx.events.record('take_converted', { orderId })
  return line.key
}

/** What is said instead of a take would silence one that was recorded after it. */
async function requireCurrent(db: Db | Tx, { order, take }: TakeOfOrder): Promise<void> {
  const { line_key: key } = take
  const current = clipOfLine(await listClips(db, { orderId: order.id }, [key]), { key }, undefined)
  if (current?.id !== take.id) throw refused('recorded_over')
}

interface Saying {
  found: TakeOfOrder
  converter: Converter
  speaker: Speaker
  recording: Recording
}

/** Pays for it, within the budget of lines. */
async function sayAgain(
  ctx: Context,
  { found, converter, speaker, recording }: Saying,
  signal: AbortSignal,
): Promise<Recording> {
  const { id: orderId } = found.order
  if ((await takeFromBudget(ctx, speechLimits(ctx.config, orderId), 1)) === 0)
    throw failed(ctx, orderId, 'budget')
  const said = await converter.convert(recording, { voice: speaker.name }, signal)
  await recordCost(ctx, { orderId, voice: converter, said: [said] })
  if ('fault' in said) throw failed(ctx, orderId, said.fault)
  return said.recording
}

function failed(ctx: Context, orderId: string, reason: ConversionRefusal): AppError {
  ctx.events.record('speech_failed', { orderId, reason })
  return refused(reason)
}

async function readTakeFile({ fileStorage }: Context, clipId: string): Promise<Recording> {
  const file = await fileStorage.open(speechFile(clipId))
  if (file === undefined) throw noTake()
  return readWav(await buffer(file))
}

const isOtherLength = (said: Recording, recording: Recording): boolean =>
  Math.abs(secondsOf(said) / secondsOf(recording) - 1) > lengthOff
