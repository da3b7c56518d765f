import Fastify, { type FastifyInstance } from 'fastify'
import { controlRoutes } from './control/routes.ts'
import type { Gateway } from './gateway.ts'
import { mercadoPagoBrowserRoutes } from './mercadopago/browser-routes.ts'
import { mercadoPagoRoutes, type MercadoPagoKeys } from './mercadopago/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { scriptRoute } from './script.ts'
import { stripeRoutes } from './stripe/routes.ts'

/** All routes of the gateway: Stripe's API, the browser script, the buyer's pages and the rehearsal page. */
export function buildApp(gateway: Gateway, mercadoPago?: MercadoPagoKeys): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  app.register(stripeRoutes, { gateway })
  if (mercadoPago) {
    app.register(mercadoPagoRoutes, { prefix: '/mercadopago', gateway, keys: mercadoPago })
    app.register(mercadoPagoBrowserRoutes, { publicKey: mercadoPago.publicKey })
  }
  app.register(scriptRoute)
  app.register(pageRoutes, { gateway })
  app.register(controlRoutes, { gateway })
  return app
}
