import type { StandIn, StandInKeys } from '../stand-in.ts'
import { notificationMessage } from '../webhooks/messages.ts'
import { mercadoPagoBrowserRoutes } from './browser-routes.ts'
import { mercadoPagoRoutes } from './routes.ts'

export interface MercadoPagoKeys extends StandInKeys {
  accessToken: string
  publicKey: string
}

export const mercadoPagoStandIn: StandIn<MercadoPagoKeys> = {
  brand: 'Mercado Pago',
  sandbox: {
    accessToken: 'TEST-sandbox-access',
    publicKey: 'TEST-sandbox-public',
    webhookSecret: 'notifications for local use only',
  },
  testKeys: /^TEST-/,
  environment: ({ accessToken, publicKey, webhookSecret }, { api, browser }) => ({
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_PUBLIC_KEY: publicKey,
    MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    MERCADOPAGO_API_URL: api,
    MERCADOPAGO_SCRIPT_URL: `${browser}.js`,
  }),
  routes(app, gateway, keys) {
    app.register(mercadoPagoRoutes, { prefix: '/mercadopago', gateway, keys })
    app.register(mercadoPagoBrowserRoutes, { publicKey: keys.publicKey })
  },
  message(ledger, id, { url, secret }, time) {
    const notice = ledger.get('mp_notice', id)
    return notice && notificationMessage(notice, url, secret, time)
  },
}
