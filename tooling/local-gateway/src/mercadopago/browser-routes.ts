import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../pages/html.ts'
import { bundledScript } from '../script.ts'
import { MercadoPagoError } from './error.ts'
import { listInstallments, searchMethods } from './public.ts'

/** The field frames that the script adds to a shop's page. */
const fieldTypes = new Set(['cardNumber', 'expirationDate', 'securityCode'])

/**
 * Serves what a buyer's browser loads from Mercado Pago: the script, the frames of the secure fields, and a card's
 * options.
 */
export async function mercadoPagoBrowserRoutes(
  app: FastifyInstance,
  { publicKey }: { publicKey: string },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof MercadoPagoError) return openToAll(reply).code(error.status).send(error.body)
    throw error
  })
  bundledScript(app, '/mercadopago.js', 'mercadopago-js/main.ts')
  bundledScript(app, '/mercadopago/field.js', 'mercadopago-js/field.ts')

  app.get<{ Params: { type: string } }>('/mercadopago/fields/:type', ({ params }, reply) => {
    const { type } = params
    if (!fieldTypes.has(type)) throw new MercadoPagoError(404, 'not_found', 'No such field')
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${type}</title>
        </head>
        <body>
          <script src="/mercadopago/field.js"></script>
        </body>
      </html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.html)
  })

  for (const [path, answer] of [
    ['search', searchMethods],
    ['installments', listInstallments],
  ] as const)
    app.get<{ Querystring: { public_key?: string } }>(
      `/mercadopago/v1/payment_methods/${path}`,
      ({ query }, reply) => {
        if (query.public_key !== publicKey)
          throw new MercadoPagoError(401, 'unauthorized', 'The public key is not known')
        return openToAll(reply).send(answer(query))
      },
    )
}

const openToAll = (reply: FastifyReply) =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
