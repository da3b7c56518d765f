import { createServer } from 'node:net'

/** Where each part of the shop listens, counted from `PORT_BASE`. */
export const portOffsets = {
  storefront: 0,
  admin: 1,
  api: 2,
  gateway: 3,
  postgres: 4,
  smtp: 5,
  mail: 6,
} as const
export type Ports = Record<keyof typeof portOffsets, number>

export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base > 65_500)
    throw new Error(`PORT_BASE must be a whole number from 1024 to 65500, not ${base}.`)
  const { storefront, admin, api, gateway, postgres, smtp, mail } = portOffsets
  return {
    storefront: base + storefront,
    admin: base + admin,
    api: base + api,
    gateway: base + gateway,
    postgres: base + postgres,
    smtp: base + smtp,
    mail: base + mail,
  }
}

/** Throws one error that names every taken port and says what to do. */
export async function assertPortsFree(ports: Ports) {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push(`${port} (${name})`)
  if (taken.length > 0)
    throw new Error(
      `Taken: port ${taken.join(', ')}.\nStop what uses it (another npm start?), or choose other ports: PORT_BASE=4000 npm start`,
    )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
