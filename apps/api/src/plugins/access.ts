import type { Access } from '@recadinho/contracts/access'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route, as declared by its contract. */
    access?: Access['access']
    /** Set on a route for staff. */
    roles?: readonly StaffRole[]
    /** Whether a staff route requires a recent proof of identity. */
    recent?: boolean
    /** Logged at debug level only. */
    silent?: boolean
  }
}

/** The checks behind each access; they throw if the caller is refused. */
export interface Proofs {
  /** Requires a live staff session with one of these roles, and a recent proof if asked. */
  staff(request: FastifyRequest, requirement: { roles: readonly StaffRole[]; recent: boolean }): Promise<void>
  /** Requires access to the order in the path. Path and query have been validated. */
  buyer(request: FastifyRequest): Promise<void>
}

/**
 * Enforces the access that each route declares, before its handler, so that handlers check nothing themselves. Denies
 * by default: the app does not start with a route that declares none. Call before routes are registered.
 */
export function enforceAccess(app: FastifyInstance, proofs: Proofs): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', (done) => {
    const open = routes.find((route) => !isEnforceable(route))
    done(open && new Error(`Nothing guards ${String(open.method)} ${open.url}`))
  })
  // Before the body is read.
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, roles = [], recent = false } = request.routeOptions.config
    if (access === 'staff') proofs.staff(request, { roles, recent }).then(() => done(), done)
    else done(access === 'embed' ? cookieRefusal(request) : undefined)
  })
  // After validation, which the proof relies on.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.access === 'buyer') proofs.buyer(request).then(() => done(), done)
    else done()
  })
}

function isEnforceable({ url, config: { access, roles = [] } = {}, schema }: RouteOptions): boolean {
  if (access === undefined) return false
  if (access === 'staff') return roles.length > 0
  return access !== 'buyer' || (/\/:id(?:\/|$)/.test(url) && Boolean(schema?.params))
}

/** With cookies, another site's script would act as the visitor known here. */
function cookieRefusal({ headers }: FastifyRequest): AppError | undefined {
  if (headers.cookie === undefined) return undefined
  return new AppError('forbidden', 'Calls from other sites carry no cookies')
}
