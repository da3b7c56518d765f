import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { browserOf, setSessionCookies, staffCookie } from './cookie.ts'
import { signIn, signOut } from './service.ts'
import { sessionView } from './session.ts'

/** Signing in; public. */
export function signInRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.signIn, async (request, reply) => {
    const session = await signIn(ctx, { ...request.body, ...browserOf(ctx.config, request) })
    setSessionCookies(ctx.config, reply, session)
    return sessionView(session)
  })
}

/** The caller's own session. */
export function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  const cookie = staffCookie(ctx.config)
  route(app, endpoints.getCurrentSession, async (request) => sessionView(request.staffSession))
  route(app, endpoints.signOut, async (request, reply) => {
    await signOut(ctx, request.cookies[cookie.name] ?? '', request.staffSession.staff.id, request.id)
    reply.clearCookie(cookie.name, cookie.options)
  })
}
