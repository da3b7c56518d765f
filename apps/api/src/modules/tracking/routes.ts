import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { toAppError } from '../../plugins/error-handler.ts'
import { embedRoutes } from './embed-routes.ts'
import { createIntake, createSharedBounds } from './intake.ts'
import { judge } from './pipeline/judge.ts'
import { rememberSession } from './cookie.ts'
import { activeSites } from '../landing-sites/active-sites.ts'
import { tracking } from './tracking.ts'

/** The endpoints that receive events. A separate scope, in which refusals are counted (T1). */
export async function trackingRoutes(scope: FastifyInstance, ctx: Context): Promise<void> {
  const bounds = createSharedBounds(ctx)
  const intake = createIntake(ctx, bounds, endpoints.track.bounds)
  scope.addHook('onError', (_request, _reply, error, done) => {
    tracking(ctx).note(`refused_${toAppError(error).code}`)
    done()
  })

  route(
    scope,
    endpoints.track,
    async (request, reply) => {
      const sites = await activeSites(ctx).read()
      const landingPages = [...sites.values()].flatMap((origins) => Array.from(origins))
      const facts = { ...intake.factsOf(request, '', landingPages), sites }
      intake.admit(request, facts, 1)
      await intake.keep(request, [judge(request.body, facts)], facts)
      rememberSession(ctx.config, request, reply, request.body)
    },
    { silent: true },
  )

  await scope.register(async (inner) => embedRoutes(inner, ctx, bounds))
}
