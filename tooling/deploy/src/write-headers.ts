import { writeFileSync } from 'node:fs'
import { contentSecurityPolicy, securityHeaders } from '@recadinho/web/headers'

/** Caddy's form of the headers that the local web server sends: one snippet an app. */
export function headersSnippet(roots: { storefront: string; admin: string }, gatewayOrigin?: string): string {
  return (['storefront', 'admin'] as const)
    .map((app) => {
      const all = {
        ...securityHeaders,
        'content-security-policy': contentSecurityPolicy(app, roots[app], gatewayOrigin),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      }
      const lines = Object.entries(all).map(([name, value]) => `\t\t${name} "${value}"`)
      return `(${app}_headers) {\n\theader {\n${lines.join('\n')}\n\t\t-Server\n\t}\n}\n`
    })
    .join('\n')
}

if (import.meta.main) {
  const [storefront, admin, file] = process.argv.slice(2)
  if (!storefront || !admin || !file)
    throw new Error('Usage: write-headers <storefront dist> <admin dist> <file>')
  writeFileSync(file, headersSnippet({ storefront, admin }))
}
