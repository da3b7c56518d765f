import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilmFailure, FilmFinding, SpokenSpan } from '@recadinho/contracts/films'
import type { Timeline, TimelineInput } from '@recadinho/stage/timeline'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { systemActor } from '../orders/actor.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { pictureKey } from '../pictures/keep.ts'
import { changeVideos } from '../videos/change.ts'
import { keepVideo } from '../videos/check/keep.ts'
import type { ReadyVideo } from '../videos/check/queries.ts'
import { checkFile } from '../videos/check/run.ts'
import { insertVideo } from '../videos/queries.ts'
import { speechFile } from '../videos/files.ts'
import { forgetClip } from '../speech/queries.ts'
import { findingsOf } from './check/findings.ts'
import { heardFindings } from './check/heard.ts'
import { speechOf } from './heard-lines.ts'
import { spokenSpans, wantedFilm, type OrderFilm } from './order-film.ts'
import { setFailed, setMade, setProgress, withdrawOldDrafts } from './queries.ts'
import { clipFile, pictureFile } from './render/folder-files.ts'
import { filmFiles, type RenderedFilm } from './render/job.ts'

/** How many drafts of an order are kept. */
const draftsKept = 2

/** The check of videos refused the film. */
export class Refused extends Error {}

interface Making {
  id: string
  orderId: string
  wanted: OrderFilm
  signal: AbortSignal
}

/** `changed`: the order has another film by now, or none. `made`: also if another worker was first. */
export type DraftOutcome = 'made' | 'changed'

/** Works in a folder of its own, one for each try: a worker that has lost its lease may not have noticed yet. */
export async function inOwnFolder<T>(
  { uploadFiles }: Pick<Context, 'uploadFiles'>,
  id: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = `${uploadFiles.pathOf(id)}-${randomUUID().slice(0, 8)}`
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Renders, checks and stores the film as a draft. */
export const makeDraft = (ctx: Context, making: Making): Promise<DraftOutcome> =>
  inOwnFolder(ctx, making.id, (folder) => makeDraftIn(ctx, folder, making))

async function makeDraftIn(
  ctx: Context,
  folder: string,
  { id, orderId, wanted, signal }: Making,
): Promise<DraftOutcome> {
  const { film } = wanted
  const onPercent = (percent: number) => setProgress(ctx.db, id, percent)
  const drawn = await renderInto(ctx, folder, { wanted, signal, onPercent })
  if (drawn === undefined) return 'changed'
  const { rendered, checked } = drawn
  const at = (file: keyof typeof filmFiles) => join(folder, filmFiles[file])
  const timeline = JSON.parse(await readFile(at('timeline'), 'utf8')) as Timeline // the renderer wrote it
  const ffmpeg = ctx.config.films.ffmpegPath
  const findings = [
    ...(await findingsOf({ folder, wanted, timeline, rendered, ...checked, ffmpeg, signal })),
    ...heardFindings(wanted.heard, film.age ?? null),
  ]
  const captions = await readFile(at('captions'), 'utf8')
  const video = await keepVideo(ctx, {
    id,
    orderId,
    file: at('film'),
    checked,
    poster: at('poster'),
    captions,
  })
  if (typeof video === 'string') throw new Refused(video)
  const lines = spokenSpans(wanted, timeline)
  const outcome = await setDraft(ctx, { id, orderId, wanted, video, findings, lines, rendered })
  if (outcome === 'made') ctx.events.record('film_made', { orderId })
  return outcome
}

interface Rendering {
  wanted: OrderFilm
  signal: AbortSignal
  /** Hears how much is drawn, now and then. */
  onPercent: (percent: number) => Promise<unknown>
}

/** The order's pages hear of each so many percent. */
const percentStep = 5

/** Draws the film in the folder, and checks it as a video. A clip whose file is gone makes it another film: `undefined`. */
export async function renderInto(ctx: Context, folder: string, { wanted, signal, onPercent }: Rendering) {
  const { film, clips, seconds } = wanted
  await fetchPictures(ctx, folder, film)
  if (!(await fetchClips(ctx, folder, clips))) return undefined
  let last = 0
  const onProgress = (share: number) => {
    const percent = Math.floor((100 * share) / percentStep) * percentStep
    if (percent <= last) return
    last = percent
    // A film without it is no worse.
    void onPercent(percent).catch(() => undefined)
  }
  const rendered = await ctx.filmRenderer.render({ film, clips, seconds, folder, signal, onProgress })
  const file = join(folder, filmFiles.film)
  const checked = await checkFile(file, join(folder, 'stripped'), signal)
  if ('refusal' in checked) throw new Refused(checked.refusal)
  return { rendered, checked, file }
}

/** The uploaded pictures of its characters, for the renderer's folder. */
async function fetchPictures(
  { fileStorage }: Context,
  folder: string,
  { cast }: TimelineInput,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of cast) {
    const key = typeof part === 'string' ? undefined : part.picture
    const picture = key === undefined ? undefined : await fileStorage.open(pictureKey(key, 'large.webp'))
    if (key !== undefined && picture !== undefined) await writeFile(join(folder, pictureFile(key)), picture)
  }
}

/** What is said in it. A clip whose file is gone is one no more: `false`, and the film is another one. */
async function fetchClips(
  { db, fileStorage }: Context,
  folder: string,
  clips: OrderFilm['clips'],
): Promise<boolean> {
  let all = true
  for (const { id } of clips) {
    const sound = await fileStorage.open(speechFile(id))
    if (sound === undefined) {
      all = false
      await forgetClip(db, id)
    } else await writeFile(join(folder, clipFile(id)), sound)
  }
  return all
}

interface Draft extends Omit<Making, 'signal'> {
  video: ReadyVideo
  findings: readonly FilmFinding[]
  lines: readonly SpokenSpan[]
  rendered: RenderedFilm
}

/** F1.5: in the transaction that finds the order unchanged. */
async function setDraft(
  ctx: Context,
  { id, orderId, wanted, video, findings, lines, rendered }: Draft,
): Promise<DraftOutcome> {
  let outcome: DraftOutcome = 'changed'
  await changeVideos(ctx, { orderId, step: 'drafted' }, async (tx) => {
    const current = await wantedFilm(ctx, tx, orderId)
    outcome = current?.hash.equals(wanted.hash) === true ? 'made' : 'changed'
    const now = ctx.clock.now()
    const speech = speechOf(wanted.heard, orderId)
    const { sha256 } = rendered
    if (outcome === 'changed' || !(await setMade(tx, { id, findings, lines, speech, sha256, now })))
      return false
    await insertVideo(tx, { ...video, id, order_id: orderId, state: 'draft', created_at: now })
    await withdrawOldDrafts(tx, orderId, { keep: draftsKept, now })
    return true
  })
  return outcome
}

/** F4.3: the order's timeline says why there is no film. */
export async function recordFailure(
  ctx: Pick<Context, 'db' | 'clock' | 'events'>,
  { id, orderId, failure }: { id: string; orderId: string; failure: FilmFailure },
): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    await setFailed(tx, id, { failure, now })
    const event = { orderId, machine: 'video', to_state: 'not_made', reason: failure } as const
    await appendOrderEvents(tx, [event], { actor: systemActor, now })
  })
  ctx.events.record('film_failed', { orderId, reason: failure })
}
