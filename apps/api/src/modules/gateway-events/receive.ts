import type { Context } from '../../context.ts'
import { uuidOrNull } from '../../ids.ts'
import { gatewayActor } from '../orders/actor.ts'
import { applySnapshot } from '../payments/apply.ts'
import type { GatewayEvent, PaymentGateway, PaymentSnapshot } from '../payments/gateways/gateway.ts'
import { insertInboxRow } from '../payments/inbox-queries.ts'
import { findOrderWithPayments } from '../payments/queries.ts'

/** How long the gateway has to tell the payment's state before the event is stored without its effect. */
const patienceMs = 1000
/** Events of a gateway that wait for it at a time; the others of a burst are stored and acknowledged first. */
const atOnce = 8

/** Receives signed events; resolves once one is stored and can be acknowledged (P3.15). */
export function createReceiver(ctx: Context) {
  const waiting = new Map<string, number>()

  /** Writes what an event changes together with the event; `false` if it has to be stored on its own. */
  async function processAtOnce(gateway: PaymentGateway, event: GatewayEvent, raw: Buffer): Promise<boolean> {
    const { id, type, ref } = event
    if (ref === null || event.about === 'history') return false
    const at = ctx.clock.now()
    const key = { gateway: gateway.name, ref, attemptId: uuidOrNull(event.attemptId) }
    const known = await findOrderWithPayments(ctx.db, key)
    if (known === undefined) return false
    const snapshot = await soon(gateway.fetchPayment(ref))
    if (snapshot === undefined || snapshot.hasHistory === true) return false
    const source = { actor: gatewayActor(gateway.name), event: { id, arrived: { type, ref, raw, at } } }
    await applySnapshot(ctx, gateway, snapshot, source, known)
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
