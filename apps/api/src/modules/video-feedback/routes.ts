import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { findProblem, findReaction, findView, resolveProblem } from './queries.ts'
import { reactToVideo, readFeedback, recordView, reportProblem, setVideoGate } from './service.ts'
import { adminFeedbackView } from './view.ts'
import { transact } from '../../db/transaction.ts'
import { insertAuditEntry } from '../audit/queries.ts'

/** Buyers' feedback on their videos. */
export function videoFeedbackRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.getVideoFeedback, ({ ownOrder }) => readFeedback(ctx, ownOrder.order), {
    silent: true,
  })

  route(app, endpoints.reactToVideo, async ({ ownOrder: { order }, body, id }) => {
    await reactToVideo(ctx, { order, requestId: id }, body)
    return readFeedback(ctx, order)
  })

  route(app, endpoints.reportVideoProblem, async ({ ownOrder: { order }, body, id }) => {
    await reportProblem(ctx, { order, requestId: id }, body)
    return readFeedback(ctx, order)
  })

  route(app, endpoints.recordVideoView, ({ ownOrder: { order }, body, id }) =>
    recordView(ctx, { order, requestId: id }, body.what),
  )

  route(app, endpoints.setVideoGate, ({ ownOrder: { order }, body, id }) =>
    setVideoGate(ctx, { order, requestId: id }, body.gated),
  )
}

/** The same for staff. */
export function adminVideoFeedbackRoutes(scope: FastifyInstance, ctx: Context): void {
  const orderOf = async (id: string) => {
    const order = await findOrder(ctx.db, id)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    return order
  }
  const feedbackOn = async ({ id, video }: OrderWithParts) => {
    const videoId = video?.id
    const [reaction, view, problem] = await Promise.all([
      findReaction(ctx.db, id),
      videoId === undefined ? undefined : findView(ctx.db, videoId),
      videoId === undefined ? undefined : findProblem(ctx.db, videoId),
    ])
    return adminFeedbackView({ reaction, view, problem })
  }

  route(scope, endpoints.getAdminVideoFeedback, async ({ params }) => feedbackOn(await orderOf(params.id)))

  route(scope, endpoints.resolveVideoProblem, async (request) => {
    const order = await orderOf(request.params.id)
    await resolveVideoProblem(ctx, order, request.body.reportedAt, askerOf(request))
    return feedbackOn(order)
  })
}

/** F9: staff resolve a problem in the version that they read. */
async function resolveVideoProblem(
  ctx: Context,
  order: OrderWithParts,
  reportedAt: string,
  { staffId, requestId }: Asker,
): Promise<void> {
  const now = ctx.clock.now()
  const videoId = order.video?.id
  await transact(ctx.db, async (tx) => {
    const same =
      videoId !== undefined && (await resolveProblem(tx, { videoId, reportedAt: new Date(reportedAt), now }))
    if (!same) throw new AppError('version_conflict', 'The buyer says something else by now')
    const subject = `orders/${order.id}`
    await insertAuditEntry(tx, { at: now, staffId, action: 'video.problem_resolved', subject, requestId })
  })
}
