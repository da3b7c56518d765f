import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { uuidOrNull } from '../../ids.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { gatewayActor } from '../orders/actor.ts'
import { applySnapshot } from '../payments/apply.ts'
import { takeWritten } from '../payments/call.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { encrypt, withoutClientSecrets } from '../payments/encrypt.ts'
import type { GatewayEvent, PaymentGateway, PaymentSnapshot, Webhook } from '../payments/gateways/gateway.ts'
import { insertInboxRow } from '../payments/inbox-queries.ts'

/** How long the gateway has to tell the payment's state before the event is stored without its effect. */
const patienceMs = 1000
/** Events of a gateway that wait for it at a time; the others of a burst are stored and acknowledged first. */
const atOnce = 16

/** The gateways' signed webhooks. A scope of its own, because the signature covers the raw bytes. */
export function webhookRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const receive = createReceiver(ctx)
  rawRoute(scope, rawCalls.receiveWebhook, async (request) => {
    const { body } = request
    const gateway = ctx.gateways.get(request.params.gateway)
    if (gateway === undefined) throw new AppError('not_found', 'No such gateway')
    const event = Buffer.isBuffer(body)
      ? gateway.parseWebhook({
          raw: body,
          headers: request.headers,
          query: webhookQuery(request),
          receivedAt: ctx.clock.now(),
        })
      : undefined
    if (event === undefined || !Buffer.isBuffer(body)) {
      ctx.events.record('webhook_refused', { gateway: gateway.name })
      throw new AppError('signature_invalid', 'The signature is not valid')
    }
    refuseForeign(ctx, gateway.name, event)
    if (event.credit && gateway.keepCredit) event.ref = await gateway.keepCredit(event.credit)
    const encrypted = event.ref === null ? null : encrypt(ctx.config.linkSecret, withoutClientSecrets(body))
    await receive(gateway, event, encrypted)
    return { received: true }
  })
}

/** Each gateway reads its own query; without a schema it is as Node parsed it. */
const webhookQuery = ({ query }: { query: unknown }) => query as Webhook['query']

/** Rejects signed events that are not for this shop. */
function refuseForeign(ctx: Context, gateway: string, { foreign, id, type, ref }: GatewayEvent): void {
  if (foreign !== undefined) {
    ctx.events.record('webhook_foreign', { gateway, reason: foreign })
    throw new AppError('forbidden', 'This event is not for this shop')
  }
  // PostgreSQL cannot store this character, and no gateway uses it in a name.
  if (`${id}${type}${ref}`.includes('\u0000')) throw new AppError('malformed_body', 'A name contains U+0000')
}

/** Receives signed events; resolves once one is stored and can be acknowledged (P3.15). */
function createReceiver(ctx: Context) {
  const waiting = new Map<string, number>()

  /** Writes what an event changes together with the event; `false` if it has to be stored on its own. */
  async function processAtOnce(gateway: PaymentGateway, event: GatewayEvent, raw: Buffer): Promise<boolean> {
    const { id, type, ref } = event
    if (ref === null || event.about === 'history') return false
    const at = ctx.clock.now()
    const key = { gateway: gateway.name, ref, attemptId: uuidOrNull(event.attemptId) }
    const written = takeWritten(ctx.db, gateway.name, ref)
    const known = written ?? (await findOrderWithPayments(ctx.db, key))
    if (known === undefined) return false
    const snapshot = await soon(gateway.fetchPayment(ref))
    if (snapshot === undefined || snapshot.hasHistory === true) return false
    const source = { actor: gatewayActor(gateway.name), event: { id, arrived: { type, ref, raw, at } } }
    // Only money certainly changes an order that was just written; for anything else its present state matters.
    const isCurrent = written === undefined || snapshot.state === 'confirmed'
    await applySnapshot(ctx, gateway, snapshot, source, isCurrent ? known : undefined)
    return true
  }

  async function isProcessed(gateway: PaymentGateway, event: GatewayEvent, raw: Buffer): Promise<boolean> {
    const { name } = gateway
    const before = waiting.get(name) ?? 0
    if (before >= atOnce) return false
    waiting.set(name, before + 1)
    try {
      return await processAtOnce(gateway, event, raw)
    } catch (error) {
      ctx.logger.warn(
        { err: error, gateway: name, eventId: event.id },
        'an event is stored to be tried again',
      )
      return false
    } finally {
      waiting.set(name, (waiting.get(name) ?? 1) - 1)
    }
  }

  return async (gateway: PaymentGateway, event: GatewayEvent, raw: Buffer | null): Promise<void> => {
    if (raw !== null && (await isProcessed(gateway, event, raw))) return
    const stored = await insertInboxRow(ctx.db, gateway.name, event, raw, ctx.clock.now())
    // Once stored, the event is guaranteed to be processed: this process starts, and a poller finishes if it dies.
    if (stored) ctx.notify.webhook(stored)
  }
}

/** The answer, unless it fails or takes too long: then the event is processed later, with tries that are counted. */
async function soon(answer: Promise<PaymentSnapshot>): Promise<PaymentSnapshot | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, patienceMs, undefined)
  try {
    return await Promise.race([answer.catch(() => undefined), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
