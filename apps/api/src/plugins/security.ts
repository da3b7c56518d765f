import { isAdminCall, type Access } from '@recadinho/contracts/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cookies grant no rights there, so that nothing can be forged. */
const withoutCookies = new Set<Access['access'] | undefined>(['webhook', 'embed'])

/** An API needs few headers: it is never cached, framed, sniffed or read by other sites. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** Sets the headers, and rejects cross-site requests that change something. */
export function secure(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    if (
      safeMethods.has(request.method) ||
      withoutCookies.has(request.routeOptions.config.access) ||
      isSameOrigin(request, config)
    )
      return done()
    done(new AppError('cross_site_refused', 'Only pages of this site may ask for that'))
  })
}

/**
 * Browsers report a request's origin, and pages cannot forge it. Without `Sec-Fetch-Site` (an old browser, a script)
 * the `Origin` must be the app of the call: storefront and admin must not call for each other.
 */
function isSameOrigin(
  { headers, routeOptions }: FastifyRequest,
  { publicOrigin, adminOrigin }: Config,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const call = { access: routeOptions.config.access, path: routeOptions.url ?? '' }
  return headers.origin === (isAdminCall(call) ? adminOrigin : publicOrigin)
}
