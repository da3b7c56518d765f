import type { PreviewClip, PreviewClipsBody } from '@recadinho/contracts/preview-clips'
import type { Mood } from '@recadinho/stage/pose'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findSettings } from '../settings/queries.ts'
import { clipOfLine, voiceOfLine } from './clips.ts'
import { findClip, listClips, type SpeakingOrder } from './queries.ts'

/** A key stands for its speakers, so that a line is said by one of these alone. */
const kinds = ['woman', 'man'] as const

type Library = Pick<Context, 'db' | 'voice'>

/** F5.7: the clips of the library, and of a draft, that a film with these lines would play. */
export const previewClips = (
  ctx: Library,
  { locale, childAge, lines, ...draft }: PreviewClipsBody,
): Promise<PreviewClip[]> =>
  clipsForPreview(ctx, {
    ...draft,
    locale,
    child_age: childAge,
    lines: lines.map(({ key, mood }) => ({ key: Buffer.from(key, 'hex'), mood })),
  })

interface PreviewLines extends Pick<SpeakingOrder, 'locale' | 'child_age'> {
  /** Whose own clips are among them. */
  draftId?: string
  lines: readonly { key: Buffer; mood: Mood | null }[]
}

/** The clips of a draft and of the library that a film would play. What sounds like other words is for staff to hear first. */
export async function clipsForPreview(
  ctx: Library,
  { draftId, lines, ...order }: PreviewLines,
): Promise<PreviewClip[]> {
  const all = await listClips(
    ctx.db,
    draftId === undefined ? {} : { draftId },
    lines.map(({ key }) => key),
  )
  const drafts = all.some((clip) => clip.is_draft) && (await playsDrafts(ctx))
  const clips = all.filter(
    (clip) => (drafts || !clip.is_draft) && !(clip.doubtful && clip.source === 'voice'),
  )
  return lines.flatMap(({ key, mood }): PreviewClip[] => {
    const said = kinds.map((kind) => voiceOfLine(ctx.voice, { mood, kind }, order))
    const clip = said.map((one) => clipOfLine(clips, { key }, one)).find((one) => one !== undefined)
    return clip ? [{ key: key.toString('hex'), id: clip.id, seconds: clip.seconds, words: clip.words }] : []
  })
}

/**
 * A clip that a buyer may hear, and whether it is only theirs, who alone know its id. Throws `not_found`, also for the clip
 * of an order.
 */
export async function previewClip(ctx: Library, id: string): Promise<{ id: string; isOwn: boolean }> {
  const clip = await findClip(ctx.db, id)
  if (clip === undefined || clip.order_id !== null || (clip.is_draft && !(await playsDrafts(ctx))))
    throw new AppError('not_found', 'No such clip')
  return { id: clip.id, isOwn: clip.draft_id !== null }
}

/** Whether films with a draft voice are delivered. */
const playsDrafts = async ({ db }: Pick<Context, 'db'>) => (await findSettings(db)).deliver_draft_voice
