import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../network.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import type { ScriptDraft } from '@recadinho/contracts/scripts'
import { writeScript, type ScriptRequest } from '@recadinho/stage/script'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { heldOrders } from '../orders/cookie.ts'
import { findBrowserScripts } from '../orders/family-scripts.ts'
import type { HeldOrder } from '../orders/link-token.ts'
import { canChangeScript } from '../orders/machine.ts'
import { documentOf } from '../orders/script-document.ts'
import { requireRoom } from '../rate-limits/limits.ts'
import { draftLimits } from './limits.ts'
import { findDraftOrder } from './queries.ts'
import type { PreviewedScript, PreviewScriptBody } from '@recadinho/contracts/script-previews'
import { scriptRequestOf, offeredCharacters } from '../orders/new-order.ts'
import { takeFromLimits } from '../rate-limits/queries.ts'

/** Drafts of scripts, for the shop's preview and for staff. */
export function scriptDraftRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.previewScript, (request, reply) =>
    previewScript(
      ctx,
      { body: request.body, network: networkOf(request.ip), held: heldOrders(ctx, request) },
      abortOnDisconnect(ctx, reply),
    ),
  )

  route(scope, endpoints.draftScript, (request, reply) =>
    draftScript(ctx, { orderId: request.params.id, ...askerOf(request) }, abortOnDisconnect(ctx, reply)),
  )
}

/** Aborts the request to the service when the caller cancels or disconnects. */
function abortOnDisconnect(ctx: Context, reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return AbortSignal.any([left.signal, ctx.shutdown.signal])
}

/** W4: another draft for staff. Nothing is written until they save it as a version. */
async function draftScript(
  ctx: Context,
  { orderId, ...by }: Asker & { orderId: string },
  signal: AbortSignal,
): Promise<ScriptDraft> {
  const order = await findDraftOrder(ctx.db, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  if (!order.use_ai_voice || order.details_erased_at !== null || !canChangeScript(order))
    throw new AppError('illegal_transition', 'No script can be drafted for this order', {
      status: order.status,
      stage: order.stage,
    })
  const { request } = order
  const shop = { lines: documentOf(writeScript(request)), writer: 'shop' } as const
  if (ctx.scriptWriter === undefined) return { ...shop, fault: null }
  await requireRoom(ctx, draftLimits.ofOrder(ctx.config, orderId))
  const subject = `orders/${orderId}`
  await insertAuditEntry(ctx.db, { at: ctx.clock.now(), action: 'order.script_drafted', subject, ...by })
  const written = await ctx.scriptWriter.write({ ...request, otherNames: [order.guardian_name] }, signal)
  ctx.events.record('script_drafted', { orderId, reason: 'fault' in written ? written.fault : 'done' })
  return 'fault' in written
    ? { ...shop, fault: written.fault }
    : { lines: written.lines, writer: 'service', fault: null }
}

/** W3: after this time the preview shows the shop's own draft. */
const waitMs = 4_000

interface Preview {
  body: PreviewScriptBody
  network: string
  /** The orders of the browser, none of them proven. */
  held: readonly HeldOrder[]
}

/**
 * The service's script for the form. Without one, the shop's own that repeats nothing of the films that this browser has
 * ordered (O9.6), and where there are none, nothing: the browser writes it itself.
 */
async function previewScript(
  ctx: Context,
  { held, ...preview }: Preview,
  caller: AbortSignal,
): Promise<PreviewedScript> {
  // The same request as for an order with this form, so that its script is recognised.
  const characters = offeredCharacters(await ctx.catalog.snapshot(), preview.body.characterIds)
  const request = scriptRequestOf({ ...preview.body, useAIVoice: true }, characters)
  const { lines, fault } = await byService(ctx, { ...preview, request }, caller)
  if (lines !== null) return { lines, fault }
  const used = await findBrowserScripts(ctx.db, held)
  return { lines: used.length > 0 ? documentOf(writeScript({ ...request, used })) : null, fault }
}

/** W3, W6, W7: the service's script for the form, or why there is none. */
async function byService(
  { scriptWriter, config, db, clock, events }: Context,
  { body, network, request }: Omit<Preview, 'held'> & { request: ScriptRequest },
  caller: AbortSignal,
): Promise<PreviewedScript> {
  if (scriptWriter === undefined) return { lines: null, fault: 'off' }
  const before = await scriptWriter.written(db, request)
  if (before !== undefined) return { lines: before, fault: null }
  const limits = draftLimits.ofPreview(config, { draftId: body.draftId, network })
  if (await takeFromLimits(db, limits, clock.now())) return { lines: null, fault: 'budget' }
  const signal = AbortSignal.any([caller, AbortSignal.timeout(waitMs)])
  const written = await scriptWriter.writeOnce(db, request, signal)
  events.record('script_previewed', { reason: 'fault' in written ? written.fault : 'done' })
  return 'fault' in written ? { lines: null, fault: written.fault } : { lines: written.lines, fault: null }
}
