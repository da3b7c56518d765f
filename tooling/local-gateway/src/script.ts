import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'

/** `GET /stripe.js`: the browser script of Stripe's face. */
export async function scriptRoute(app: FastifyInstance): Promise<void> {
  bundledScript(app, '/stripe.js', 'stripe-js/main.ts')
}

/** A browser script at an address, bundled on the first request. */
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

/** A source of this folder as one classic script. The bundler is loaded only here: most runs need no browser. */
async function bundle(source: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL(source, import.meta.url))
  const build = await rolldown({ input, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}
