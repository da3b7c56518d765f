import { webhookPath } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { workInboxRow } from './inbox.ts'
import { insertInboxRow } from './inbox-queries.ts'
import type { Webhook } from './gateways/gateway.ts'
import { seal, withoutClientSecrets } from './seal.ts'

/** Signed events of the gateways. A scope of its own: the signature is over the bytes that came, not over their meaning. */
export function webhookRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  scope.route<{ Params: { gateway: string }; Body: Buffer; Querystring: Webhook['query'] }>({
    method: 'POST',
    url: webhookPath.replace('{gateway}', ':gateway'),
    config: { access: 'gateway', quiet: true },
    handler: async (request) => {
      const gateway = ctx.gateways.get(request.params.gateway)
      if (gateway === undefined) throw new AppError('not_found', 'No such gateway')
      const event = Buffer.isBuffer(request.body)
        ? gateway.parseWebhook({ raw: request.body, headers: request.headers, query: request.query })
        : undefined
      if (event === undefined) {
        ctx.events.record('webhook_refused', { gateway: gateway.name })
        throw new AppError('signature_invalid', 'The signature is not good')
      }
      if (event.credit && gateway.keepCredit) event.ref = await gateway.keepCredit(event.credit)
      const sealed =
        event.ref === null ? null : seal(ctx.config.linkSecret, withoutClientSecrets(request.body))
      const stored = await insertInboxRow(ctx.db, gateway.name, event, sealed, ctx.clock.now())
      // Stored is promised; the work is begun here, and by the sweep if this process dies before it is done.
      if (stored) ctx.inboxWork.add(() => workInboxRow(ctx, stored.row, stored.settled))
      return { received: true }
    },
  })
}
