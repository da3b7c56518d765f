import { endpoints } from '@recadinho/contracts/endpoints'
import type { StaffSession } from '@recadinho/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { staffCookie } from './cookie.ts'
import { deviceCookie } from './device.ts'
import { signIn, signOut } from './service.ts'
import type { Session } from './session.ts'

/** Signing in: anybody may try. */
export function signInRoutes(app: FastifyInstance, ctx: Context): void {
  const cookie = staffCookie(ctx.config)
  const device = deviceCookie(ctx.config)
  route(
    app,
    endpoints.signIn,
    async (request, reply) => {
      const session = await signIn(ctx, {
        ...request.body,
        address: request.ip,
        deviceToken: request.cookies[device.name],
        previousToken: request.cookies[cookie.name],
        requestId: request.id,
      })
      reply.setCookie(cookie.name, session.token, cookie.options)
      reply.setCookie(device.name, session.deviceToken, device.options)
      return view(session)
    },
    { rateLimit: 'sign-in' },
  )
}

/** The caller's own session. */
export function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  const cookie = staffCookie(ctx.config)
  route(app, endpoints.getCurrentSession, async (request) => view(request.staffSession))
  route(app, endpoints.signOut, async (request, reply) => {
    await signOut(ctx, request.cookies[cookie.name] ?? '', request.staffSession.staff.id, request.id)
    reply.clearCookie(cookie.name, cookie.options)
    return null
  })
}

const view = ({ staff: { id, email, name, role }, expiresAt }: Session): StaffSession => ({
  staff: { id, email, name, role },
  expiresAt: expiresAt.toISOString(),
})
