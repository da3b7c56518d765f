import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { listPaymentLinks } from '../catalog/queries.ts'
import { findSettings } from '../settings/queries.ts'
import type { GatewayOffReason, GatewayState } from '@recadinho/contracts/admin-settings'
import { gateways as gatewayNames, isOffered } from '@recadinho/contracts/filters'
import type { PaymentGateway } from './gateways/gateway.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { PaymentSwitches } from './payment-options.ts'

/** For the owner, who switches gateways on and off. */
export function gatewayRoutes(scope: FastifyInstance, { db, gateways }: Context): void {
  route(scope, endpoints.listGateways, async () => {
    const [settings, paymentLinks] = await Promise.all([findSettings(db), listPaymentLinks(db)])
    return { items: gatewayStates(gateways, { settings, paymentLinks }) }
  })
}

/** Every gateway the shop supports, configured or not, with the reason why buyers are not offered it. */
const gatewayStates = (gateways: Gateways, switches: PaymentSwitches): GatewayState[] =>
  gatewayNames.filter(isOffered).map((name) => {
    const gateway = gateways.get(name)
    return {
      gateway: name,
      methods: gateway ? methodsOf(gateway) : [],
      offReason: gateway ? offReason(gateway, switches) : 'not_configured',
      sandbox: gateway?.live === false,
    }
  })

const methodsOf = ({ options }: PaymentGateway) => [...new Set(options.map(({ method }) => method))]

function offReason(
  gateway: PaymentGateway,
  { settings, paymentLinks }: PaymentSwitches,
): GatewayOffReason | null {
  if (settings.gateways_off.includes(gateway.name)) return 'switched_off'
  const enabled = { card: settings.card_enabled, pix: settings.pix_enabled }
  const methods = methodsOf(gateway).filter((method) => enabled[method])
  if (methods.length === 0) return 'methods_off'
  if (gateway.name === 'links' && !paymentLinks.some(({ method }) => enabled[method])) return 'no_links'
  return null
}
