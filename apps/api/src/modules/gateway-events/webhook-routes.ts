import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { encrypt, withoutClientSecrets } from '../payments/encrypt.ts'
import type { GatewayEvent, Webhook } from '../payments/gateways/gateway.ts'
import { createReceiver } from './receive.ts'

/** The gateways' signed webhooks. A scope of its own, because the signature covers the raw bytes. */
export function webhookRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const receive = createReceiver(ctx)
  rawRoute(scope, rawCalls.receiveWebhook, async (request) => {
    const { body } = request
    const gateway = ctx.gateways.get(request.params.gateway)
    if (gateway === undefined) throw new AppError('not_found', 'No such gateway')
    const event = Buffer.isBuffer(body)
      ? gateway.parseWebhook({
          raw: body,
          headers: request.headers,
          query: webhookQuery(request),
          receivedAt: ctx.clock.now(),
        })
      : undefined
    if (event === undefined || !Buffer.isBuffer(body)) {
      ctx.events.record('webhook_refused', { gateway: gateway.name })
      throw new AppError('signature_invalid', 'The signature is not valid')
    }
    refuseForeign(ctx, gateway.name, event)
    if (event.credit && gateway.keepCredit) event.ref = await gateway.keepCredit(event.credit)
    const encrypted = event.ref === null ? null : encrypt(ctx.config.linkSecret, withoutClientSecrets(body))
    await receive(gateway, event, encrypted)
    return { received: true }
  })
}

/** Each gateway reads its own query; without a schema it is as Node parsed it. */
const webhookQuery = ({ query }: { query: unknown }) => query as Webhook['query']

/** Rejects signed events that are not for this shop. */
function refuseForeign(ctx: Context, gateway: string, { foreign, id, type, ref }: GatewayEvent): void {
  if (foreign !== undefined) {
    ctx.events.record('webhook_foreign', { gateway, reason: foreign })
    throw new AppError('forbidden', 'This event is not for this shop')
  }
  // PostgreSQL cannot store this character, and no gateway uses it in a name.
  if (`${id}${type}${ref}`.includes('\u0000')) throw new AppError('malformed_body', 'A name contains U+0000')
}
