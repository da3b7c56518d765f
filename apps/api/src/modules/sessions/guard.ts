import type { StaffRole } from '@recadinho/contracts/sessions'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { staffCookie } from './cookie.ts'
import { findSession } from './service.ts'
import type { Session } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; set on every route with `staff` access, `null` elsewhere. */
    staffSession: Session | null
  }
}

const provenForMs = 10 * 60_000

const isRecent = ({ provenAt }: Session, now: Date) =>
  provenAt !== null && now.getTime() - provenAt.getTime() < provenForMs

/** Checks that the caller is signed in with one of these roles, and recently if required. */
export async function proveStaff(
  ctx: Context,
  request: FastifyRequest,
  { roles, recent }: { roles: readonly StaffRole[]; recent: boolean },
): Promise<void> {
  const token = request.cookies[staffCookie(ctx.config).name]
  const session = token && (await findSession(ctx, token, { reads: request.method === 'GET' }))
  if (!session) throw new AppError('unauthenticated', 'Sign in first')
  if (!roles.includes(session.staff.role)) throw new AppError('forbidden', 'Your role may not do that')
  if (recent && !isRecent(session, ctx.clock.now()))
    throw new AppError('proof_required', 'Prove again who you are')
  request.staffSession = session
}
