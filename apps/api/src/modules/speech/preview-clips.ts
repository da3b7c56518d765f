import type { PreviewClip, PreviewClipsBody } from '@recadinho/contracts/preview-clips'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findSettings } from '../settings/queries.ts'
import { clipOfLine, voiceOfLine } from './clips.ts'
import { findClip, listClips } from './queries.ts'

/** A key stands for its speakers, so that a line is said by one of these alone. */
const kinds = ['woman', 'man'] as const

type Library = Pick<Context, 'db' | 'voice'>

/** F5.7: the library's clips that a film with these lines would play. */
export async function previewClips(
  ctx: Library,
  { locale, childAge, lines }: PreviewClipsBody,
): Promise<PreviewClip[]> {
  const wanted = lines.map(({ key, mood }) => ({ key: Buffer.from(key, 'hex'), mood }))
  const all = await listClips(
    ctx.db,
    null,
    wanted.map(({ key }) => key),
  )
  const drafts = all.some((clip) => clip.is_draft) && (await playsDrafts(ctx))
  const clips = all.filter((clip) => drafts || !clip.is_draft)
  return wanted.flatMap(({ key, mood }): PreviewClip[] => {
    const said = kinds.map((kind) => voiceOfLine(ctx.voice, { mood, kind }, { locale, child_age: childAge }))
    const clip = said.map((one) => clipOfLine(clips, { key }, one)).find((one) => one !== undefined)
    return clip ? [{ key: key.toString('hex'), id: clip.id, seconds: clip.seconds, words: clip.words }] : []
  })
}

/** The id of a clip of the library that a buyer may hear. Throws `not_found`, also for the clip of an order. */
export async function previewClip(ctx: Library, id: string): Promise<string> {
  const clip = await findClip(ctx.db, id)
  if (clip === undefined || clip.order_id !== null || (clip.is_draft && !(await playsDrafts(ctx))))
    throw new AppError('not_found', 'No such clip')
  return clip.id
}

/** Whether films with a draft voice are delivered. */
const playsDrafts = async ({ db }: Pick<Context, 'db'>) => (await findSettings(db)).deliver_draft_voice
