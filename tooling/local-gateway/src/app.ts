import Fastify, { type FastifyInstance } from 'fastify'
import { controlRoutes } from './control/routes.ts'
import type { Gateway } from './gateway.ts'
import { pageRoutes } from './pages/routes.ts'
import { scriptRoute } from './script.ts'
import { standInNames, standIns, type StandInOptions } from './stand-ins.ts'
import { stripeRoutes } from './stripe/routes.ts'

/** All routes of the gateway: Stripe's API and those of the other gateways, the browser script, the buyer's pages and the rehearsal page. */
export function buildApp(gateway: Gateway, others: StandInOptions = {}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  app.register(stripeRoutes, { gateway })
  for (const name of standInNames) {
    const keys = others[name]
    if (keys) standIns[name].routes(app, gateway, keys)
  }
  app.register(scriptRoute)
  app.register(pageRoutes, { gateway })
  app.register(controlRoutes, { gateway })
  return app
}
