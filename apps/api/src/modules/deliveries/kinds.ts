import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { wantsNoMessages } from '../chats/queries.ts'
import { deliveryContent } from '../emails/delivery-content.ts'
import { emailKind } from '../emails/email-kind.ts'
import { textsOf } from '../emails/templates/texts.ts'
import { videoLink, linkSuffix } from '../emails/private-link.ts'
import { defineKind, OutcomeUnknown, type OutboxKind } from '../outbox/kind.ts'
import { stateOf } from '../videos/view.ts'
import { findSending } from './queries.ts'
import { noteAttempt, type AttemptNews } from './apply.ts'

const Payload = Type.Object({ attemptId: Uuid }, { additionalProperties: false })

/**
 * D3: WhatsApp's template message. If it is unknown whether it was sent, it waits for a status and is not sent again.
 */
export const deliveryWhatsapp: OutboxKind<Context> = defineKind<typeof Payload, Context>({
  name: 'delivery_whatsapp',
  label: { en: 'Video by WhatsApp', pt: 'Vídeo por WhatsApp' },
  payload: Payload,
  concurrency: 4,
  // Most of a day, because WhatsApp may be down or unconfigured for hours; the fallback is sent long before.
  retry: { attempts: 12, firstDelayMs: 10_000, longestDelayMs: 2 * 3_600_000 },
  blockedBy: ({ whatsapp }) => (whatsapp ? undefined : 'no_whatsapp'),
  async handle(ctx, { payload: { attemptId } }, lease) {
    const order = await sendable(ctx, attemptId)
    if (order === undefined || ctx.whatsapp === undefined) return 'obsolete'
    // C5: the buyer opted out after it was queued.
    if (await wantsNoMessages(ctx.db, order)) {
      await noteAttempt(ctx, attemptId, { state: 'failed', at: ctx.clock.now(), error: 'opted_out' })
      return 'done'
    }
    const template = await textsOf(ctx, ctx.db, 'video_whatsapp', order.locale)
    await lease.startEffect()
    const result = await ctx.whatsapp.sendTemplate(
      {
        to: order.whatsapp_number,
        template: { name: template.templateName, language: template.templateLanguage },
        orderNumber: order.number,
        linkSuffix: linkSuffix(ctx, linked(order)),
        id: attemptId,
      },
      lease.signal,
    )
    const at = ctx.clock.now()
    switch (result.kind) {
      case 'accepted':
        await noteSent(ctx, attemptId, { state: 'sent', at, messageId: result.messageId })
        break
      case 'unknown':
        await noteSent(ctx, attemptId, { state: 'unknown', at })
        break
      case 'refused':
        await noteAttempt(ctx, attemptId, { state: 'failed', at, error: result.code })
        break
      case 'later':
        throw Object.assign(new Error('WhatsApp takes it later'), { code: result.code })
    }
    return 'done'
  },
})

const email = emailKind<typeof Payload>({
  name: 'delivery_email',
  label: { en: 'Video by email', pt: 'Vídeo por e-mail' },
  payload: Payload,
  concurrency: 3,
  async compose(ctx, { payload: { attemptId } }) {
    const order = await sendable(ctx, attemptId)
    if (order === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const texts = await textsOf(ctx, ctx.db, 'video_email', order.locale)
    const facts = {
      siteTitle: settings.site_title,
      number: order.number,
      childName: order.child_name,
      otherChildren: order.other_children,
      contact: `${ctx.config.publicOrigin}/contact`,
      link: videoLink(ctx, linked(order)),
    }
    return { to: order.guardian_email, content: deliveryContent(order.locale, facts, texts) }
  },
})

/** The same by email, chosen by staff or as the fallback (D7). */
export const deliveryEmail: OutboxKind<Context> = {
  ...email,
  async handle(ctx, event, lease) {
    const { attemptId } = event.payload as { attemptId: string } // checked by `fits` before
    try {
      const outcome = await email.handle(ctx, event, lease)
      if (outcome === 'done') await noteSent(ctx, attemptId, { state: 'sent', at: ctx.clock.now() })
      return outcome
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error
      await noteSent(ctx, attemptId, { state: 'unknown', at: ctx.clock.now() })
      return 'done'
    }
  },
}

/** What a message needs, if it still has to be sent; otherwise records why not. */
async function sendable(ctx: Context, attemptId: string) {
  const order = await findSending(ctx.db, attemptId)
  if (order?.state !== 'queued') return undefined
  const now = ctx.clock.now()
  const made = order.status === 'in_production' || order.status === 'completed'
  if (made && order.link_token_hash !== null && stateOf(order, now) === 'ready') return order
  await noteAttempt(ctx, attemptId, { state: 'failed', at: now, error: 'order_changed' })
  return undefined
}

/** The message was sent. If recording that fails, it must not be sent again. */
async function noteSent(ctx: Context, attemptId: string, news: AttemptNews): Promise<void> {
  try {
    await noteAttempt(ctx, attemptId, news)
  } catch (error) {
    ctx.logger.error({ err: error, attempt: attemptId }, 'a message that was sent could not be noted')
    throw new OutcomeUnknown('not_noted')
  }
}

type Sendable = NonNullable<Awaited<ReturnType<typeof sendable>>>
const linked = ({ id, link_generation, locale }: Sendable) => ({ id, generation: link_generation, locale })
