import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'

/** `GET /stripe.js`: the browser script for Stripe. */
export async function scriptRoute(app: FastifyInstance): Promise<void> {
  bundledScript(app, '/stripe.js', 'stripe-js/main.ts')
}

/** Serves a browser script, bundled on the first request. */
export function bundledScript(app: FastifyInstance, path: string, source: string): void {
  let script: Promise<string> | undefined
  app.get(path, async (_request, reply) => {
    script ??= bundle(source)
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await script)
  })
}

/**
 * Bundles a source of this folder into one classic script. The bundler is loaded only here, because most runs need no
 * browser.
 */
async function bundle(source: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL(source, import.meta.url))
  const build = await rolldown({ input, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}
