import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { storeStatuses } from '../whatsapp/status-queries.ts'
import { isSame, isSigned, reportIn } from '../whatsapp/webhook.ts'
import { receive } from './receive.ts'

/** WhatsApp's webhook. A scope of its own, because the signature covers the raw bytes (C1, D4). */
export function whatsappRoutes(scope: FastifyInstance, ctx: Context): void {
  const { whatsapp } = ctx.config
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  /** Meta's verification request when the webhook is set up. */
  rawRoute(scope, rawCalls.challengeWhatsapp, async ({ query }, reply) => {
    if (!whatsapp || !isSame(query['hub.verify_token'], whatsapp.verifyToken))
      throw new AppError('forbidden', 'The verify token is another one')
    return reply.type('text/plain').send(query['hub.challenge'])
  })

  rawRoute(scope, rawCalls.receiveWhatsapp, async ({ body, headers }) => {
    if (!whatsapp) throw new AppError('not_found', 'WhatsApp is not configured')
    if (!Buffer.isBuffer(body) || !isSigned(whatsapp.appSecret, body, headers['x-hub-signature-256'])) {
      ctx.events.record('webhook_refused', { gateway: 'whatsapp' })
      throw new AppError('signature_invalid', 'The signature is not valid')
    }
    const { statuses, messages } = reportIn(body, whatsapp.phoneNumberId)
    await storeStatuses(ctx.db, statuses)
    ctx.notify.statuses()
    // Meta repeats the whole report if one fails; those stored are known then.
    await eachRow(messages, (message) => receive(ctx, message))
    return { received: true }
  })
}
