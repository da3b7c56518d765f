import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCall } from '../call.ts'
import { sweep } from '../expiry.ts'
import { noteOf, type Gateway } from '../gateway.ts'
import { newId } from '../ids.ts'
import { retrieveCharge } from '../stripe/charges.ts'
import { retrieveCheckoutSession } from '../stripe/checkout-sessions.ts'
import { StripeError } from '../stripe/errors.ts'
import { finishChallenge, payPix, refusePix } from '../stripe/outcomes.ts'
import { parseForm } from '../stripe/read-request.ts'
import { retrieveIntent } from '../stripe/stored.ts'
import { challengeDonePage, challengePage } from './challenge-page.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { linkPage, readTerms } from './link-page.ts'
import { pixPage, pixSvg } from './pix-page.ts'
import { sessionPage } from './session-page.ts'
import { intentOf, submitSession, type SessionForm } from './submit-session.ts'
import { selectLanguage, showMoney, showProblem, TEXTS } from './texts.ts'

interface Visit {
  Params: { id: string }
  Querystring: { lang?: string; amount?: string; currency?: string }
  Body: SessionForm
}

/** The buyer's pages: pay page, PIX code, the bank's challenge, receipt. */
export async function pageRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  const call = ownCall(gateway)
  const { ledger } = gateway
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  app.addHook('preHandler', async (request, reply) => {
    sweep(gateway)
    reply.header('cache-control', 'no-store')
    // The buttons work only from the gateway's own pages.
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
      await reply.code(403).send()
  })
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof StripeError)) throw error
    const language = languageOf(request)
    const text = error.status === 404 ? TEXTS[language].notFound : error.message
    return page(reply.code(error.status), layout(language, text, html``))
  })

  app.get<Visit>('/pay/:id', (request, reply) => {
    const session = retrieveCheckoutSession(call, request.params.id)
    if (session.status === 'complete' && session.success_url !== null)
      return reply.redirect(returnUrl(session), 303)
    const intent = intentOf(call, session)
    const language = languageOf(request, session.locale)
    const problem = intent?.last_payment_error ? showProblem(intent.last_payment_error, language) : undefined
    return page(reply, sessionPage(call, session, language, intent, problem))
  })

  app.post<Visit>('/pay/:id', (request, reply) => {
    const session = retrieveCheckoutSession(call, request.params.id)
    const language = languageOf(request, session.locale)
    if (session.status !== 'open')
      return page(reply.code(410), sessionPage(call, session, language, undefined))
    const waiting = intentOf(call, session)
    const { bank } = request.body
    if (waiting && bank !== undefined) {
      ledger.transaction(() => (bank === 'pays' ? payPix(call, waiting, false) : refusePix(call, waiting)))
      return reply.redirect(`/pay/${session.id}?lang=${language}`, 303)
    }
    try {
      const result = ledger.transaction(() => submitSession(call, session, request.body))
      const challenge = result instanceof StripeError ? undefined : result.next_action?.redirect_to_url?.url
      return reply.redirect(challenge ?? `/pay/${session.id}?lang=${language}`, 303)
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      return page(
        reply.code(error.status),
        sessionPage(call, session, language, waiting, showProblem(error.body, language)),
      )
    }
  })

  app.get<Visit>('/pix/:id', (request, reply) => {
    const language = languageOf(request)
    const intent = retrieveIntent(call, request.params.id)
    return page(reply, pixPage(intent, language, `/pix/${intent.id}?lang=${language}`))
  })

  app.post<Visit>('/pix/:id', (request, reply) => {
    const intent = retrieveIntent(call, request.params.id)
    if (intent.next_action?.pix_display_qr_code) {
      const pays = request.body['bank'] === 'pays'
      ledger.transaction(() => (pays ? payPix(call, intent, false) : refusePix(call, intent)))
    }
    return reply.redirect(`/pix/${intent.id}?lang=${languageOf(request)}`, 303)
  })

  app.get<Visit>('/pix/:id/code.svg', (request, reply) => {
    const code = retrieveIntent(call, request.params.id).next_action?.pix_display_qr_code?.data
    if (code === undefined) return reply.code(404).send()
    return reply.type('image/svg+xml').send(pixSvg(code))
  })

  app.get<Visit>('/3ds/:id', (request, reply) =>
    page(reply, challengePage(retrieveIntent(call, request.params.id), languageOf(request))),
  )

  app.post<Visit>('/3ds/:id', (request, reply) => {
    const intent = retrieveIntent(call, request.params.id)
    const passed = request.body['answer'] === 'complete'
    ledger.transaction(() => finishChallenge(call, intent, passed))
    const back = noteOf(ledger, intent.id).returnUrl
    if (back === undefined) return page(reply, challengeDonePage(languageOf(request)))
    const url = new URL(back)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
    const after = retrieveIntent(call, intent.id).status
    url.searchParams.set('redirect_status', after === 'succeeded' ? 'succeeded' : 'failed')
    return reply.redirect(url.href, 303)
  })

  app.get<Visit>('/link/:id', (request, reply) => answerLink(request, reply))
  app.post<Visit>('/link/:id', (request, reply) => {
    const { reference: given } = request.body
    const reference = typeof given === 'string' ? given.trim().slice(0, 40) : ''
    const terms = readTerms(request.query)
    if (terms && reference !== '')
      ledger.put('link_payment', {
        id: newId('lnk'),
        link: request.params.id,
        ...terms,
        reference,
        created: gateway.clock.seconds(),
      })
    return answerLink(request, reply, reference)
  })

  app.get<Visit>('/receipts/:id', (request, reply) => {
    const language = languageOf(request)
    const charge = retrieveCharge(call, request.params.id)
    const money = showMoney(charge.amount, charge.currency, language)
    const body = html`<p>${TEXTS[language].amount}: <strong>${money}</strong></p>
      <p class="hint"><code>${charge.id}</code></p>`
    return page(reply, layout(language, TEXTS[language].receiptTitle, body))
  })
}

function answerLink(request: FastifyRequest<Visit>, reply: FastifyReply, paidFor = ''): FastifyReply {
  const language = languageOf(request)
  const terms = readTerms(request.query)
  if (!terms) return page(reply.code(404), layout(language, TEXTS[language].notFound, html``))
  return page(reply, linkPage(terms, language, request.url, paidFor === '' ? undefined : paidFor))
}

function returnUrl(session: { id: string; success_url: string | null }): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function languageOf(request: FastifyRequest, locale: string | null = null) {
  const { lang } = request.query as Visit['Querystring'] // query values are always texts
  return selectLanguage(lang, locale, request.headers['accept-language'])
}

function page(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text)
}
