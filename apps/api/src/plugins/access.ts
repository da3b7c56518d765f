import type { FastifyInstance, RouteOptions } from 'fastify'

/** Who may call a route: anybody, the order's buyer, signed-in staff, a payment gateway (by signature), or operators. */
export type Access = 'public' | 'buyer' | 'staff' | 'gateway' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Set by the scope that checks staff sessions. */
    guarded?: boolean
    /** Logged at debug level only. */
    quiet?: boolean
  }
}

/** Deny by default: the app does not start with a route that says nothing of access, or a staff route outside the guard. */
export function checkAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', (done) => {
    const open = routes.find(
      ({ config: { access, guarded } = {} }) => access === undefined || (access === 'staff' && !guarded),
    )
    done(open && new Error(`Nothing guards ${String(open.method)} ${open.url}`))
  })
}
