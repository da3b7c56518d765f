import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../network.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { draftScript } from './draft.ts'
import { previewScript } from './preview.ts'

/** Drafts of scripts, for the shop's preview and for staff. */
export function scriptDraftRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.previewScript, ({ body, ip }, reply) =>
    previewScript(ctx, { body, network: networkOf(ip) }, abortOnDisconnect(ctx, reply)),
  )

  route(scope, endpoints.draftScript, (request, reply) =>
    draftScript(ctx, { orderId: request.params.id, ...askerOf(request) }, abortOnDisconnect(ctx, reply)),
  )
}

/** Aborts the request to the service when the caller cancels or disconnects. */
function abortOnDisconnect(ctx: Context, reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return AbortSignal.any([left.signal, ctx.shutdown.signal])
}
