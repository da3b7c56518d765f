import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOf } from '@recadinho/web/site'
import {
  contentSecurityPolicy,
  fileHeaders,
  inlinedStyles,
  pageHeaders,
  permissionsPolicy,
} from '@recadinho/web/headers'

/**
 * The local web server's headers in Caddy's syntax: one snippet for files and one for each app's pages. Also the name
 * of the storefront's build, which selects the renderer's pages.
 */
export function headersSnippet(roots: { storefront: string; admin: string }, gatewayOrigin?: string): string {
  const hsts = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  const pages = (['storefront', 'admin'] as const).map((app) => {
    const policy = contentSecurityPolicy(app, '{page_styles}', gatewayOrigin, pixels)
    const headers = {
      ...pageHeaders,
      'permissions-policy': permissionsPolicy(app, gatewayOrigin),
      'content-security-policy': policy,
    }
    return snippet(`${app}_page_headers`, headers, stylesMap(roots[app]))
  })
  const build = `(storefront_build) {\n\tvars build ${buildOf(roots.storefront) ?? 'unnamed'}\n}\n`
  return [snippet('file_headers', { ...fileHeaders, ...hsts }), ...pages, build].join('\n')
}

/** From the web server's environment; empty for a shop without pixels. */
const pixels = { scripts: '{$PIXEL_SCRIPTS}', calls: '{$PIXEL_CALLS}' }

function snippet(name: string, headers: Record<string, string>, before = '') {
  const lines = Object.entries(headers).map(([header, value]) => `\t\t${header} ${quoted(value)}`)
  return `(${name}) {\n${before}\theader {\n${lines.join('\n')}\n\t}\n}\n`
}

/** Uses Caddy's backquotes for values that contain double quotes, such as a policy that names origins. */
const quoted = (value: string) => (value.includes('"') ? `\`${value}\`` : `"${value}"`)

/** Maps each path to the inlined styles of its page; unknown paths get those of the 404 page. */
function stylesMap(root: string) {
  const rows = new Map<string, string>()
  for (const file of globSync('**/*.html', { cwd: root }).toSorted()) {
    const styles = inlinedStyles(readFileSync(join(root, file), 'utf8'))
    const address = /^(?:en|pt)\/(.*?)\/?index(?:\.chosen)?\.html$/.exec(file)?.[1]
    rows.set(`/${file}`, styles)
    if (address === undefined) continue
    const pattern = `~^/+${address.replaceAll('/', '/+')}/*$`
    // A path allows the styles of both its languages and both its sheets.
    rows.set(
      pattern,
      [...new Set([...(rows.get(pattern)?.split(' ') ?? []), ...styles.split(' ')])].join(' '),
    )
  }
  rows.set('default', rows.get('~^/+404/*$') ?? '')
  const lines = [...rows].map(([address, styles]) => `\t\t${address} "${styles}"\n`)
  return `\tmap {http.request.uri.path} {page_styles} {\n${lines.join('')}\t}\n`
}

if (import.meta.main) {
  const [storefront, admin, file] = process.argv.slice(2)
  if (!storefront || !admin || !file)
    throw new Error('Usage: write-headers <storefront dist> <admin dist> <file>')
  writeFileSync(file, headersSnippet({ storefront, admin }))
}
