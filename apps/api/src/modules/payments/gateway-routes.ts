import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { listPaymentLinks } from '../catalog/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { gatewayStates } from './gateway-states.ts'

/** For the owner, who switches gateways on and off. */
export function gatewayRoutes(scope: FastifyInstance, { db, gateways }: Context): void {
  route(scope, endpoints.listGateways, async () => {
    const [settings, paymentLinks] = await Promise.all([findSettings(db), listPaymentLinks(db)])
    return { items: gatewayStates(gateways, { settings, paymentLinks }) }
  })
}
