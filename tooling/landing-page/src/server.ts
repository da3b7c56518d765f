import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPagePath, landingPage, pageScript, scriptPath, type LandingPageLinks } from './page.ts'

export interface LandingSiteOptions extends Omit<LandingPageLinks, 'tracking'> {
  /** 0: any free port. */
  port: number
  /** Origin of the tracking script, if it is not the shop's. */
  tracking?: string
}

export interface LandingSite {
  url: string
  close(): Promise<void>
}

/** A partner's site for development and tests, on loopback. */
export async function startLandingSite({
  port,
  shop,
  site,
  tracking = shop,
}: LandingSiteOptions): Promise<LandingSite> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${tracking}`,
    `connect-src ${tracking}`,
    `style-src 'unsafe-inline'`,
    `img-src data:`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://landing')
    const isScript = pathname === scriptPath
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`)
    response.setHeader('content-security-policy', policy)
    response.end(
      isScript ? pageScript : landingPage(isPagePath(pathname) ? pathname : '/', { shop, tracking, site }),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, 'localhost', listening)
  })
  const { port: used } = server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://localhost:${used}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
