import { EmbedBatch, TrackingPayload } from '@recadinho/contracts/tracking'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { createIntake, type SharedBounds } from './intake.ts'
import { judge, type Facts, type Judged } from './pipeline/judge.ts'
import { activeSites } from '../landing-sites/active-sites.ts'
import { tracking } from './tracking.ts'

/** Pages of any site may read the response, but may not send cookies. */
const openHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/**
 * Events from pages on other sites. A separate scope: the body is plain text, which needs no preflight request (T1).
 */
export function embedRoutes(scope: FastifyInstance, ctx: Context, bounds: SharedBounds): void {
  const intake = createIntake(ctx, bounds, rawCalls.embedTrack.bounds)
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(openHeaders)
    done()
  })

  rawRoute(scope, rawCalls.embedTrack, async (request, reply) => {
    const batch = batchIn(request.body)
    const origins = (await activeSites(ctx).read()).get(batch.site)
    if (!origins?.has(request.headers.origin ?? ''))
      throw new AppError('forbidden', 'That page may not send for this site')
    const facts = intake.factsOf(request, batch.site, origins)
    intake.admit(request, facts, batch.events.length)
    const judged = batch.events.flatMap((event) => judgedOf(event, batch.sentAt, facts))
    for (let refused = batch.events.length - judged.length; refused > 0; refused -= 1)
      tracking(ctx).note('refused_event')
    if (judged.length === 0) throw new AppError('validation_failed', 'The batch has no valid event')
    await intake.keep(request, judged, facts)
    return reply.code(204).send()
  })
}

const once = <T>(make: () => T) => {
  let value: T | undefined
  return () => (value ??= make())
}
const batchValidator = once(() => Compile(EmbedBatch))
const payloadValidator = once(() => Compile(TrackingPayload))

/** Judged one by one, so that an invalid event does not affect the others. */
function judgedOf(event: unknown, sentAt: string, facts: Facts): Judged[] {
  const payload = typeof event === 'object' ? { ...event, sentAt } : event
  return payloadValidator().Check(payload) ? [judge(payload, facts)] : []
}

function batchIn(body: unknown): EmbedBatch {
  const batch = typeof body === 'string' ? parsed(body) : body
  if (batchValidator().Check(batch)) return batch
  throw new AppError('validation_failed', 'The body is not a batch of events')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_body', 'The body is not valid JSON')
  }
}
