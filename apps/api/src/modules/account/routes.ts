import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { accountAskerOf } from '../account-notices/record.ts'
import { requestEmailChange, withdrawEmailChange } from '../email-changes/service.ts'
import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from '../second-factors/service.ts'
import { changePassword, prove } from './password.ts'
import { endOtherSessions, endSession, rename, showAccount, type Caller } from './service.ts'

/** The caller's own account. */
export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.getAccount, (request) => showAccount(ctx, callerOf(request)))

  route(app, endpoints.renameAccount, async (request) => {
    await rename(ctx, request.body.name, callerOf(request))
    return showAccount(ctx, callerOf(request))
  })

  route(app, endpoints.proveAccount, (request) => prove(ctx, request.body.password, callerOf(request)), {
    rateLimit: 'sign-in',
  })

  route(
    app,
    endpoints.changePassword,
    async (request) => {
      await changePassword(ctx, request.body, callerOf(request))
      return showAccount(ctx, callerOf(request))
    },
    { rateLimit: 'sign-in' },
  )

  route(app, endpoints.requestEmailChange, async (request) => {
    await requestEmailChange(ctx, request.body.email, callerOf(request))
    return showAccount(ctx, callerOf(request))
  })

  route(app, endpoints.withdrawEmailChange, async (request) => {
    await withdrawEmailChange(ctx, callerOf(request))
    return showAccount(ctx, callerOf(request))
  })

  route(app, endpoints.startTotp, ({ staffSession }) => startTotp(ctx, staffSession.staff))

  route(
    app,
    endpoints.confirmTotp,
    async (request) => ({ codes: await confirmTotp(ctx, request.body.code, accountAskerOf(request)) }),
    { rateLimit: 'sign-in' },
  )

  route(app, endpoints.disableTotp, async (request) => {
    await disableTotp(ctx, accountAskerOf(request))
    return showAccount(ctx, callerOf(request))
  })

  route(app, endpoints.renewRecoveryCodes, async (request) => ({
    codes: await renewRecoveryCodes(ctx, accountAskerOf(request)),
  }))

  route(app, endpoints.endSession, async (request) => {
    await endSession(ctx, request.params.id, callerOf(request))
    return showAccount(ctx, callerOf(request))
  })

  route(app, endpoints.endOtherSessions, async (request) => {
    await endOtherSessions(ctx, callerOf(request))
    return showAccount(ctx, callerOf(request))
  })
}

const callerOf = (
  request: FastifyRequest & { staffSession: NonNullable<FastifyRequest['staffSession']> },
): Caller => ({ ...accountAskerOf(request), sessionId: request.staffSession.id })
