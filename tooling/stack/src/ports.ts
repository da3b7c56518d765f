import { createServer } from 'node:net'
import { listenersOf } from './listeners.ts'

/** Where each part of the shop listens, relative to `PORT_BASE`. */
export const portOffsets = {
  storefront: 0,
  admin: 1,
  api: 2,
  gateway: 3,
  postgres: 4,
  smtp: 5,
  mail: 6,
  renderer: 7,
  whatsapp: 8,
  ads: 9,
  landing: 10,
} as const
export type Ports = Record<keyof typeof portOffsets, number>

/** The "bad ports" of the Fetch standard from 1024 on, https://fetch.spec.whatwg.org/#port-blocking. */
const portsThatBrowsersRefuse = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
])

/** The ports of a shop starting at `base`; throws if browsers refuse one of them. */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base > 65_500)
    throw new Error(`PORT_BASE must be a whole number from 1024 to 65500, not ${base}.`)
  const { storefront, admin, api, gateway, postgres, smtp, mail, renderer, whatsapp, ads, landing } =
    portOffsets
  const refused = [storefront, admin, api, gateway, mail, whatsapp, ads, landing]
    .map((offset) => base + offset)
    .filter((port) => portsThatBrowsersRefuse.has(port))
  if (refused.length > 0)
    throw new Error(
      `PORT_BASE=${base} would open pages on port ${refused.join(', ')}, which browsers refuse to visit. Choose another, such as PORT_BASE=4000.`,
    )
  return {
    storefront: base + storefront,
    admin: base + admin,
    api: base + api,
    gateway: base + gateway,
    postgres: base + postgres,
    smtp: base + smtp,
    mail: base + mail,
    renderer: base + renderer,
    whatsapp: base + whatsapp,
    ads: base + ads,
    landing: base + landing,
  }
}

/** Throws one error that names every port in use and says what to do. */
export async function assertPortsFree(ports: Ports) {
  const taken: [name: string, port: number][] = []
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push([name, port])
  if (taken.length === 0) return
  const pids = listenersOf(taken.map(([, port]) => port))
  const leftOver =
    pids.length > 0
      ? `\nAn earlier start may have left these running. To stop them: kill ${pids.join(' ')}`
      : ''
  throw new Error(
    `Port already in use: ${taken.map(([name, port]) => `${port} (${name})`).join(', ')}.\nStop whatever is using it (another npm start?), or pick other ports: PORT_BASE=4000 npm start${leftOver}`,
  )
}

/** `localhost` can be either; if another server listens on one of them, browsers may reach that instead. */
const loopbacks = ['127.0.0.1', '::1']

async function isFree(port: number): Promise<boolean> {
  for (const host of loopbacks) if (!(await isFreeAt(host, port))) return false
  return true
}

/** On a machine without this address, nothing listens there. */
function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
