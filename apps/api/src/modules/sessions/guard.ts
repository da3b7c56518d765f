import type { StaffRole } from '@recadinho/contracts/sessions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { staffCookie } from './cookie.ts'
import { findSession, type Session } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of whoever is signed in; set on every route of the staff scope. */
    staffSession: Session | null
  }
}

/** Puts every route of this scope behind a staff session. */
export function requireStaff(scope: FastifyInstance, ctx: Context): void {
  const { name } = staffCookie(ctx.config)
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, guarded: true }
  })
  scope.addHook('onRequest', async (request) => {
    const token = request.cookies[name]
    const session = token && (await findSession(ctx, token, { reads: request.method === 'GET' }))
    if (!session) throw new AppError('unauthenticated', 'Sign in first')
    request.staffSession = session
  })
}

/** Narrows a scope further to some roles. */
export function requireRole(scope: FastifyInstance, ...roles: readonly StaffRole[]): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    const allowed = roles.includes(staffOf(request).staff.role)
    done(allowed ? undefined : new AppError('forbidden', 'Your role may not do that'))
  })
}

/** The session of the caller, on a route of the staff scope. */
export function staffOf(request: FastifyRequest): Session {
  if (!request.staffSession) throw new Error('This route is not in the staff scope')
  return request.staffSession
}
