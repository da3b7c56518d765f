import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { sweep } from '../expiry.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { selectLanguage, TEXTS, type Language } from '../pages/texts.ts'
import { deliveryPage } from '../rehearsal/delivery-page.ts'
import { rehearsalPage, type Visit } from '../rehearsal/page.ts'
import { rehearsalState } from '../rehearsal/state.ts'
import { isScene, REHEARSAL } from '../rehearsal/texts.ts'
import { parseForm } from '../stripe/read-request.ts'
import { readInput, type Action, type Fields } from './actions/action.ts'
import { ACTIONS } from './actions/actions.ts'
import { controlState } from './state.ts'

/**
 * `GET /` shows the rehearsal page, `GET /control/state` the current state, `POST /control/<action>` accepts JSON or a
 * form.
 */
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
  app.get<PageQuery>('/', (request, reply) => {
    const { scene } = request.query
    return rehearsal(reply, { language: languageOf(request), played: isScene(scene) ? scene : undefined })
  })
  app.get<PageQuery & { Params: { id: string } }>('/deliveries/:id', (request, reply) => {
    const language = languageOf(request)
    const delivery = gateway.ledger.get('delivery', request.params.id)
    if (!delivery) return page(reply.code(404), layout(language, TEXTS[language].notFound, html``))
    const stage = { language, texts: REHEARSAL[language] }
    return page(reply, deliveryPage(stage, delivery, gateway.webhooks.messageOf(delivery)))
  })
  app.get('/control/state', () => controlState(gateway))

  for (const [name, action] of Object.entries(ACTIONS)) {
    app.post<PageQuery & { Body: Record<string, unknown> | null }>(
      `/control/${name}`,
      async (request, reply) => {
        const byHand =
          request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
        try {
          const result: unknown = await perform(action, request.body ?? {})
          return byHand
            ? reply.redirect(backTo(request.query), 303)
            : reply.send({ ok: true, result: result ?? null })
        } catch (error) {
          const problem = error instanceof Error ? error.message : String(error)
          if (!byHand) return reply.code(400).send({ ok: false, message: problem })
          return rehearsal(reply.code(400), { language: languageOf(request), problem })
        }
      },
    )
  }

  function rehearsal(reply: FastifyReply, visit: Visit): FastifyReply {
    return page(reply, rehearsalPage(rehearsalState(gateway), visit))
  }

  function perform(
    action: Pick<Action<Fields, unknown>, 'fields'> & { run: unknown },
    given: Record<string, unknown>,
  ) {
    const input = readInput(action.fields, given)
    const run = action.run as Action<Fields, unknown>['run'] // the input was parsed by this action's own fields
    return gateway.ledger.transaction(() => run(gateway, input))
  }
}

interface PageQuery {
  Querystring: { lang?: string; scene?: string }
}

/** The rehearsal page again, naming the action. */
function backTo({ lang, scene }: PageQuery['Querystring']): string {
  const query = new URLSearchParams()
  if (lang === 'en' || lang === 'pt') query.set('lang', lang)
  if (isScene(scene)) query.set('scene', scene)
  return `/?${query.toString()}`
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as PageQuery['Querystring'] // query values are always texts
  return selectLanguage(lang, null, request.headers['accept-language'])
}

function page(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text)
}
