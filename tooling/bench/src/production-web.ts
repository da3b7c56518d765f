import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCaddy, startCaddy } from '@recadinho/deploy/caddy'
import { headersSnippet } from '@recadinho/deploy/write-headers'

export interface ProductionWeb {
  origin: string
  stop(): Promise<void>
}

/**
 * Starts production's web server with its own Caddyfile: TLS by a local authority, HTTP/2, compressed files, the
 * content security policy. `root`: the storefront's build folder; `api`: the API's origin; `ports`: the shop's, then
 * the admin app's.
 */
export async function startProductionWeb(
  root: string,
  api: string,
  ports: [shop: number, admin: number],
): Promise<ProductionWeb> {
  const caddy = findCaddy(process.env['PATH'] ?? '')
  if (!caddy) throw new Error('Caddy is needed, the web server of production: apt-get install caddy')
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-bench-web-'))
  const headers = join(folder, 'headers.caddy')
  // The admin app is not measured: it serves the storefront's files.
  writeFileSync(headers, headersSnippet({ storefront: root, admin: root }))
  const [origin, adminOrigin] = ports.map((port) => `https://localhost:${port}`) as [string, string] // one per port
  const upstream = new URL(api)
  const running = await startCaddy(caddy, {
    CADDY_GLOBAL: 'local_certs\nskip_install_trust\nauto_https disable_redirects',
    SHOP_ADDRESS: origin,
    ADMIN_ADDRESS: adminOrigin,
    ADMIN_ORIGIN: adminOrigin,
    API_HOST: upstream.hostname,
    API_PORT: upstream.port,
    STOREFRONT_ROOT: root,
    ADMIN_ROOT: root,
    HEADERS_FILE: headers,
  })
  return {
    origin,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
