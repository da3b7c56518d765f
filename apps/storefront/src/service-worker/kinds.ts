import { withoutSlash } from '../lib/pages/without-slash.ts'
import type { OfflineKind } from './release.ts'

/** The kind of a request. `none`: left to the network, as without a worker. */
export type Kind =
  | { kind: 'page'; path: string; private: OfflineKind | undefined }
  | { kind: 'asset' }
  | { kind: 'data' }
  | { kind: 'none' }

interface Request {
  url: string
  method: string
  mode: string
  headers: { has(name: string): boolean }
}

// API paths with the same response for everyone. A buyer's own data and payments are never stored.
const data = new Set(['/api/catalog', '/api/settings'])

/** Classifies a request. `own`: the private pages by path, which may be followed by an order's number. */
export function kindOf(
  { url, method, mode, headers }: Request,
  origin: string,
  own: Readonly<Record<string, OfflineKind>>,
): Kind {
  const { origin: to, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || to !== origin) return { kind: 'none' }
  // Their URLs contain a hash.
  if (/^\/(?:assets|api\/pictures)\//.test(pathname))
    return headers.has('range') ? { kind: 'none' } : { kind: 'asset' }
  if (data.has(pathname)) return { kind: 'data' }
  // A file opened as a page is a file; the admin app is not the shop's.
  if (mode !== 'navigate' || /^\/(?:api|admin)(?:\/|$)|\.\w+$/.test(pathname)) return { kind: 'none' }
  const path = withoutSlash(pathname)
  return { kind: 'page', path, private: privateKind(path, searchParams.has('order'), own) }
}

/** A checkout of an existing order is that order's page: it may be paid. */
function privateKind(path: string, ofOrder: boolean, own: Readonly<Record<string, OfflineKind>>) {
  const below = Object.keys(own).some((page) => path.startsWith(`${page}/`))
  const kind = own[path] ?? (below ? 'order' : undefined)
  return kind === 'payment' && ofOrder ? 'order' : kind
}
