import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { findAdvertising } from './queries.ts'
import { changeAdvertising, setAdToken } from './service.ts'
import { advertisingView } from './view.ts'

/** The shop's accounts with advertisers. */
export function advertisingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.getAdvertising, async () => advertisingView(await findAdvertising(ctx.db)))

  route(app, endpoints.changeAdvertising, async (request) => {
    return advertisingView(await changeAdvertising(ctx, request.body, askerOf(request)))
  })

  route(app, endpoints.setAdToken, async (request) => {
    const { network } = request.params
    return advertisingView(await setAdToken(ctx, network, request.body.token, askerOf(request)))
  })
}
