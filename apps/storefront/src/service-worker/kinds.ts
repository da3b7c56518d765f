/** What a request is for. `none`: not the worker's business; it goes to the network as if there were no worker. */
export type Kind =
  | { kind: 'page'; path: string; payment: boolean }
  | { kind: 'asset' }
  | { kind: 'data' }
  | { kind: 'none' }

interface Asked {
  url: string
  method: string
  mode: string
  headers: { has(name: string): boolean }
}

// The calls that say the same to everybody. Whatever is one buyer's own, or pays, is never kept.
const data = new Set(['/api/catalog', '/api/settings'])
const payment = /^\/(?:[a-z]+-)?checkout(?:\/|$)|^\/order-confirmation(?:\/|$)/

/** Sorts a request. */
export function kindOf({ url, method, mode, headers }: Asked, origin: string): Kind {
  const { origin: to, pathname } = new URL(url)
  if (method !== 'GET' || to !== origin) return { kind: 'none' }
  if (pathname.startsWith('/assets/')) return headers.has('range') ? { kind: 'none' } : { kind: 'asset' }
  if (data.has(pathname)) return { kind: 'data' }
  // A file that is opened as a page is a file; staff have a place of their own.
  if (mode !== 'navigate' || /^\/(?:api|admin)(?:\/|$)|\.\w+$/.test(pathname)) return { kind: 'none' }
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return { kind: 'page', path, payment: payment.test(path) }
}
