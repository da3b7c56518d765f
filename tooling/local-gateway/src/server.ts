import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { createClock } from './clock.ts'
import { bindActions, type Control } from './control/bind.ts'
import { createDeadlines } from './deadlines.ts'
import { sweep, watchAll } from './expiry.ts'
import { createFaults } from './faults.ts'
import { changeSettings, type Gateway, settings } from './gateway.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { checkOptions, type GatewayOptions } from './options.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export type { GatewayOptions } from './options.ts'
export type { Control } from './control/bind.ts'
export { FAULTS } from './faults.ts'
export { sandboxEnvironment, sandboxGateways } from './stand-ins.ts'
export type { Ledger } from './ledger.ts'
export type { ApiStanding, ShopControls } from './shop-controls.ts'

/** A running gateway. */
export interface LocalGateway {
  /** `http://127.0.0.1:<port>`, or the given public URL. */
  url: string
  port: number
  /** The gateway's own records, for tests to compare with the shop's. */
  ledger: Ledger
  /** The actions of the rehearsal page as functions. */
  control: Control
  close(): Promise<void>
}

/** Starts the stand-in payment gateway on loopback. Rejects live keys, production and other hosts. */
export async function startLocalGateway(options: GatewayOptions): Promise<LocalGateway> {
  checkOptions(options, process.env['NODE_ENV'])
  const { host = '127.0.0.1', shop } = options
  const ledger = openLedger(options.statePath)
  const baseClock = options.clock ?? { now: Date.now }
  const clock = createClock(baseClock, {
    read: () => settings(ledger).clockOffset,
    write: (clockOffset) => changeSettings(ledger, { clockOffset }),
  })
  const webhooks = createWebhooks(ledger, {
    url: options.webhookUrl,
    events: options.webhookEvents,
    secret: options.webhookSecret,
    gateways: options.gateways ?? {},
    bank: options.bank,
    clock: baseClock,
    retryDelay: options.webhookRetryDelay ?? 1000,
  })
  const gateway: Gateway = {
    url: options.publicUrl ?? '',
    neighbours: options.neighbours,
    shop,
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    clock,
    bankSeconds: options.bankSeconds ?? 1,
    ledger,
    deadlines: createDeadlines(),
    faults: createFaults(options.random, shop && (() => shop.killApi())),
    webhooks,
  }
  watchAll(gateway)
  const app = buildApp(gateway, options.gateways)
  const timer = setInterval(sweep, 1000, gateway).unref()
  const close = async () => {
    clearInterval(timer)
    webhooks.close()
    gateway.faults.clear()
    await app.close()
    ledger.close()
  }
  try {
    await app.listen({ host, port: options.port })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo // listening on TCP
  gateway.url ||= `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return { url: gateway.url, port, ledger, control: bindActions(gateway), close }
}
