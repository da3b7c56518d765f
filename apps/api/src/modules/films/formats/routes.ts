import { filmFormats, type FilmFormat } from '@recadinho/contracts/films'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import { rawRoute, route } from '../../../plugins/endpoint.ts'
import { disposition, streamFile } from '../../../plugins/file-stream.ts'
import type { OrderWithParts } from '../../orders/queries.ts'
import { insertOutboxEvents } from '../../outbox/write.ts'
import { requireRoom } from '../../rate-limits/limits.ts'
import { formatFile } from '../../videos/files.ts'
import { forPlayers, openedVideo } from '../../videos/routes.ts'
import { videoView } from '../../videos/view.ts'
import { insertFormat, isFormatMade } from './queries.ts'

/** Each film has two, so that more are tries of one that failed. */
const limitOf = (orderId: string) => ({
  bucket: `film_formats:${orderId}`,
  most: 3 * filmFormats.length,
  windowMs: 24 * 3_600_000,
})

/** Buyers ask for another format of their delivered film; anyone with the film's address gets its file. */
export function filmFormatRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.requestVideoFormat, async ({ ownOrder: { order }, body: { format } }) => {
    await requestFormat(ctx, order, format)
    return null
  })

  rawRoute(
    app,
    rawCalls.playVideoFormat,
    async (request, reply) => {
      const { number } = await openedVideo(ctx, request)
      const { id: filmId, format } = request.params
      if (!(await isFormatMade(ctx.db, { filmId, format })))
        throw new AppError('not_found', 'Not made in this format')
      const key = formatFile(filmId, format)
      const saves = request.query.download === '1'
      reply.type('video/mp4').header('content-disposition', disposition(key, { number, saves }))
      return streamFile(ctx, request, reply, key)
    },
    forPlayers(ctx),
  )
}

/** F6.1: once; asking again for one that is being made or there changes nothing. */
async function requestFormat(ctx: Context, order: OrderWithParts, format: FilmFormat): Promise<void> {
  const now = ctx.clock.now()
  const { linkSecret, films } = ctx.config
  const { video } = videoView(order, { now, linkSecret, makesFilms: films.enabled })
  const offered = video?.formats.find((each) => each.format === format)
  if (offered === undefined || order.video === null)
    throw new AppError('illegal_transition', 'There is no film of the shop to make it from')
  if (offered.state === 'making' || offered.state === 'ready') return
  await requireRoom(ctx, [limitOf(order.id)])
  const film = { filmId: order.video.id, format }
  await transact(ctx.db, async (tx) => {
    if (!(await insertFormat(tx, film, { orderId: order.id, now }))) return
    const dedupeKey = [film.filmId, format, now.getTime()].join(':')
    const event = { kind: 'film_format', dedupeKey, payload: film, orderId: order.id }
    await insertOutboxEvents(tx, [event], now)
  })
}
