import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { openReset, requestReset, resetPassword } from './service.ts'

/** Resets forgotten passwords; public. */
export function passwordResetRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.requestPasswordReset, ({ body, ip }) => requestReset(ctx, body, ip))

  route(app, endpoints.openPasswordReset, async ({ body }) => {
    const { email } = await openReset(ctx, body.token)
    return { email }
  })

  route(app, endpoints.resetPassword, ({ body, id }) => resetPassword(ctx, body, id))
}
