import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyHttpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import {
  contentSecurityPolicy,
  type PixelSources,
  emailFaceHeaders,
  embedHeaders,
  fileHeaders,
  inlinedStyles,
  pageHeaders,
  permissionsPolicy,
} from './headers.ts'
import { pageFile } from './pages.ts'
import { siteOf } from './site.ts'
import { isStaffPath } from './staff-paths.ts'

export interface WebOptions {
  app: 'storefront' | 'admin'
  /** Folder of the app's built files. */
  root: string
  /** Folder of the page renderer's releases; without it, the build's pages are served. */
  pagesDir?: string
  port: number
  /** Origin of the API, for proxying `/api`. */
  api: string
  /** Origin of the admin app, for redirecting `/admin`. */
  adminOrigin: string
  /** Origin of the sandbox gateway, from which the shop's pages may load the card form. */
  gatewayOrigin?: string
  /** Origin of the test advertisers, allowed likewise. */
  adsOrigin?: string
}

export interface Web {
  stop(): Promise<void>
}

/** Serves one built app like the production web server: compressed files, language by cookie, headers, `/api`. */
export async function startWeb({
  app,
  root,
  pagesDir,
  port,
  api,
  adminOrigin,
  gatewayOrigin,
  adsOrigin = '',
}: WebOptions): Promise<Web> {
  if (!existsSync(root)) throw new Error(`${root} is missing: build ${app} first (pnpm build).`)
  const server = fastify({
    forceCloseConnections: true,
    // The API limits the size of headers, as behind Caddy, so that the error has its usual format.
    http: { maxHeaderSize: 1024 ** 2 },
    rewriteUrl: ({ url = '/' }) => {
      const path = decodedPath(url)
      // A path that cannot be decoded gets the 404 page.
      if (path === undefined) return '/404'
      // Staff call the API only on the admin app's host; on the shop's host those paths return 404.
      if (app === 'storefront' && isStaffPath(path)) return '/api/nothing'
      return url
    },
  })
  const site = siteOf(root, pagesDir)
  const policyOf = createPolicies(app, gatewayOrigin, { scripts: adsOrigin, calls: adsOrigin })
  const documentHeaders = (folder: string, file: string) => ({
    ...pageHeaders,
    'permissions-policy': permissionsPolicy(app, gatewayOrigin),
    'content-security-policy': policyOf(folder, file),
  })

  server.addHook('onRequest', async (request, reply) => {
    if (!/^\/(?:api\/|i$)/.test(request.url)) reply.headers(fileHeaders)
  })
  await server.register(fastifyHttpProxy, { upstream: api, prefix: '/api', rewritePrefix: '/api' })
  // Events from pages on other sites.
  await server.register(fastifyHttpProxy, { upstream: api, prefix: '/i', rewritePrefix: '/i' })
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    serve: false,
    index: false,
    cacheControl: false,
  })

  server.get('/*', async (request, reply) => {
    const { pathname, search, searchParams } = new URL(`http://localhost${request.url}`)
    if (app === 'admin' && pathname === '/') return reply.redirect('/admin')
    if (app === 'storefront' && /^\/admin(?:\/|$)/.test(pathname))
      return reply.redirect(adminOrigin + pathname + search)
    const file = decodeURIComponent(pathname).slice(1)
    const { pages, folderOf } = site()
    const folder = /\.\w+$/.test(pathname) ? folderOf(file) : undefined
    if (folder !== undefined) {
      // The service worker caches pages by file name, so the files carry the page's headers.
      if (file.endsWith('.html')) reply.headers(documentHeaders(folder, file))
      if (file.startsWith('email/')) reply.headers(emailFaceHeaders)
      if (/^t(?:\.js$|\/)/.test(file)) reply.headers(embedHeaders)
      return reply.header('cache-control', cachingOf(file)).sendFile(file, folder)
    }
    // A browser would run a page that is served in place of a script.
    if (/^(?:assets|t)\/./.test(file)) return reply.code(404).type('text/plain').send('Not found')
    const page = pageFile({
      app,
      root: pages,
      pathname,
      cookie: request.headers.cookie,
      lang: searchParams.get('lang'),
      country: searchParams.get('country'),
    })
    if (page.setCookie.length > 0) reply.header('set-cookie', page.setCookie)
    reply.headers(documentHeaders(pages, page.file))
    reply.code(page.status)
    return reply.type('text/html; charset=utf-8').sendFile(page.file, pages)
  })

  await server.listen({ host: 'localhost', port })
  return { stop: () => server.close() }
}

/** Files with a hash or version in their name never change; landing pages may cache the script for an hour. */
function cachingOf(file: string): string {
  if (/^(?:assets\/|t\/.*\.js$)/.test(file)) return 'public, max-age=31536000, immutable'
  return file === 't.js' ? 'public, max-age=3600' : 'no-cache'
}

/** Builds the pages' content security policies, which depend on their styles; cached per release. */
function createPolicies(app: WebOptions['app'], gatewayOrigin: string | undefined, pixels: PixelSources) {
  let known = { folder: '', policies: new Map<string, string>() }
  return (folder: string, file: string): string => {
    if (known.folder !== folder) known = { folder, policies: new Map() }
    const { policies } = known
    const policy =
      policies.get(file) ??
      contentSecurityPolicy(
        app,
        inlinedStyles(readFileSync(join(folder, file), 'utf8')),
        gatewayOrigin,
        pixels,
      )
    policies.set(file, policy)
    return policy
  }
}

/** The path as the API's router reads it, with dots resolved; `undefined` if it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname)
  } catch {
    return undefined
  }
}
