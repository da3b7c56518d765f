import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { draftScript } from './draft.ts'

/** Drafts of scripts for staff. */
export function scriptDraftRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.draftScript, async (request, reply) => {
    // Who cancels or leaves is not written for any longer.
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const signal = AbortSignal.any([left.signal, ctx.shutdown.signal])
    return draftScript(ctx, { orderId: request.params.id, ...askerOf(request) }, signal)
  })
}
