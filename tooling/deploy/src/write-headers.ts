import { writeFileSync } from 'node:fs'
import { contentSecurityPolicy, fileHeaders, pageHeaders } from '@recadinho/web/headers'

/** Caddy's form of the headers that the local web server sends: one snippet for files, one for each app's pages. */
export function headersSnippet(roots: { storefront: string; admin: string }, gatewayOrigin?: string): string {
  const hsts = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  const pages = (['storefront', 'admin'] as const).map((app) => {
    const policy = { 'content-security-policy': contentSecurityPolicy(app, roots[app], gatewayOrigin) }
    return snippet(`${app}_page_headers`, { ...pageHeaders, ...policy })
  })
  return [snippet('file_headers', { ...fileHeaders, ...hsts }), ...pages].join('\n')
}

function snippet(name: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([header, value]) => `\t\t${header} "${value}"`)
  return `(${name}) {\n\theader {\n${lines.join('\n')}\n\t}\n}\n`
}

if (import.meta.main) {
  const [storefront, admin, file] = process.argv.slice(2)
  if (!storefront || !admin || !file)
    throw new Error('Usage: write-headers <storefront dist> <admin dist> <file>')
  writeFileSync(file, headersSnippet({ storefront, admin }))
}
