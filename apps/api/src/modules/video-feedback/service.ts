import type {
  ReactToVideoBody,
  ReportVideoProblemBody,
  VideoFeedback,
} from '@recadinho/contracts/video-feedback'
import { firstNameOf } from '@recadinho/stage/first-name'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { buyerActor } from '../orders/actor.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { appendOrderEvents, changeOrder, OrderMoved } from '../orders/write.ts'
import { feedbackLimit, requireRoom } from '../rate-limits/limits.ts'
import { keepParentReview, type Quote } from '../reviews/parent-review.ts'
import { videoView } from '../videos/view.ts'
import { findProblem, findReaction, insertView, lockReaction, putProblem, updateReaction } from './queries.ts'
import { problemView, reactionView } from './view.ts'

/** A buyer's own order, with one of their requests. */
export interface OfBuyer {
  order: OrderWithParts
  requestId: string
}

/** F1, F4: the buyer's feedback; the problem is that of the newest video. */
export async function readFeedback(
  { db }: Pick<Context, 'db'>,
  order: OrderWithParts,
): Promise<VideoFeedback> {
  const [reaction, problem] = await Promise.all([
    findReaction(db, order.id),
    order.video ? findProblem(db, order.video.id) : undefined,
  ])
  return { reaction: reactionView(reaction), problem: problemView(problem) }
}

/** F2, F3: one reaction per order; with the buyer's consent its text waits for staff as a review. */
export async function reactToVideo(
  ctx: Context,
  of: OfBuyer,
  { hearts, words: given, mayQuote }: ReactToVideoBody,
): Promise<void> {
  const words = given ?? null
  shownVideo(ctx, of.order)
  await requireRoom(ctx, [feedbackLimit(of.order.id)])
  const now = ctx.clock.now()
  const reaction = {
    order_id: of.order.id,
    hearts,
    words,
    may_quote: mayQuote,
    review_id: null,
    reacted_at: now,
  }
  await transact(ctx.db, async (tx) => {
    const before = await lockReaction(tx, reaction)
    if (before?.hearts === hearts && before.words === words && before.may_quote === mayQuote) return
    const quote = mayQuote && words !== null ? quoteOf(of.order, hearts, words) : undefined
    const review_id = await keepParentReview(tx, { id: before?.review_id ?? null, quote, now })
    await updateReaction(tx, { ...reaction, review_id })
    if (!before) await note(tx, of, 'reacted', now)
  })
}

/** F4: staff read it on the order's page, and redo the video. */
export async function reportProblem(
  ctx: Context,
  of: OfBuyer,
  { reason, words }: ReportVideoProblemBody,
): Promise<void> {
  const { id } = shownVideo(ctx, of.order)
  await requireRoom(ctx, [feedbackLimit(of.order.id)])
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const problem = {
      video_id: id,
      order_id: of.order.id,
      reason,
      words: words ?? null,
      reported_at: now,
    }
    if (await putProblem(tx, problem)) await note(tx, of, 'problem', now)
  })
}

/** F5: records when a video was first opened and first played. */
export async function recordView(ctx: Context, of: OfBuyer, what: 'opened' | 'played'): Promise<void> {
  const { id } = shownVideo(ctx, of.order)
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const first_played_at = what === 'played' ? now : null
    const view = { video_id: id, order_id: of.order.id, first_opened_at: now, first_played_at }
    if (await insertView(tx, view)) await note(tx, of, what, now)
  })
}

/** F6: a no-op if it is set already. */
export async function setVideoGate(
  ctx: Context,
  { order, requestId }: OfBuyer,
  gated: boolean,
): Promise<void> {
  if (order.video_gated === gated) return
  await requireRoom(ctx, [feedbackLimit(order.id)])
  const change = { set: { video_gated: gated }, events: [] }
  try {
    await changeOrder(ctx.db, order, change, { actor: buyerActor, requestId, now: ctx.clock.now() })
  } catch (error) {
    if (!(error instanceof OrderMoved)) throw error
    throw new AppError('version_conflict', 'The order changed meanwhile; try again')
  }
}

/** The newest video, if the buyer can see it; feedback on others is not possible. */
function shownVideo({ clock, config }: Context, order: OrderWithParts) {
  const { linkSecret } = config
  const { videoState } = videoView(order, { now: clock.now(), linkSecret, makesFilms: false })
  if (order.video === null || videoState === 'none')
    throw new AppError('illegal_transition', 'There is no video to speak of yet')
  return order.video
}

/** The quoted review; its author is shown by first name only. */
const quoteOf = (order: OrderWithParts, hearts: number, text: string): Quote => ({
  author: firstNameOf({ childName: order.guardian_name, locale: order.locale }),
  rating: hearts,
  text,
  locale: order.locale,
})

/** F7: the timeline contains nothing that the buyer wrote. */
const note = (tx: Tx, { order, requestId }: OfBuyer, to_state: string, now: Date) =>
  appendOrderEvents(tx, [{ orderId: order.id, machine: 'video', to_state }], {
    actor: buyerActor,
    requestId,
    now,
  })
