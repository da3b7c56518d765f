import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { sweep } from '../expiry.ts'
import { parseForm } from '../stripe/read-request.ts'
import { readInput, type Action, type Fields } from './actions/action.ts'
import { ACTIONS } from './actions/actions.ts'
import { controlPage } from './page.ts'
import { controlState } from './state.ts'

/** `GET /` the page, `GET /control/state` what is going on, `POST /control/<action>` with JSON or a form. */
export async function controlRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  app.addHook('preHandler', async (request, reply) => {
    sweep(gateway)
    reply.header('cache-control', 'no-store')
    const site = request.headers['sec-fetch-site']
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin' && site !== 'none') {
      await reply.code(403).send({ message: 'The control API answers its own page only.' })
    }
  })
  app.get('/healthz', () => ({ status: 'ok', url: gateway.url }))
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(controlPage(controlState(gateway))),
  )
  app.get('/control/state', () => controlState(gateway))

  for (const [name, action] of Object.entries(ACTIONS)) {
    app.post<{ Body: Record<string, unknown> | null }>(`/control/${name}`, (request, reply) => {
      const byHand = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
      try {
        const result = perform(action, request.body ?? {})
        return byHand ? reply.redirect('/', 303) : reply.send({ ok: true, result: result ?? null })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (!byHand) return reply.code(400).send({ ok: false, message })
        return reply
          .code(400)
          .type('text/html; charset=utf-8')
          .send(controlPage(controlState(gateway), message))
      }
    })
  }

  function perform(
    action: Pick<Action<Fields, unknown>, 'fields'> & { run: unknown },
    given: Record<string, unknown>,
  ) {
    const input = readInput(action.fields, given)
    const run = action.run as Action<Fields, unknown>['run'] // the input was read by this action's own fields
    return gateway.ledger.transaction(() => run(gateway, input))
  }
}
