import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'

/** `GET /stripe.js`: the browser script, bundled once, when a browser first asks. */
export async function scriptRoute(app: FastifyInstance): Promise<void> {
  let script: Promise<string> | undefined
  app.get('/stripe.js', async (_request, reply) => {
    script ??= bundle()
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await script)
  })
}

/** The script's source as one classic script. The bundler is loaded only here: most runs need no browser. */
async function bundle(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL('stripe-js/main.ts', import.meta.url))
  const build = await rolldown({ input, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}
