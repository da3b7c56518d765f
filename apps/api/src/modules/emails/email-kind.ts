import type { Static, TSchema } from 'typebox'
import type { Context } from '../../context.ts'
import {
  defineKind,
  OutcomeUnknown,
  type KindDefinition,
  type OutboxEvent,
  type OutboxKind,
} from '../outbox/kind.ts'
import type { Lease } from '../outbox/lease.ts'
import { emailText, type EmailContent } from './email-content.ts'
import { emailHtml } from './email-html.ts'
import { findEmailFacts, type EmailFacts } from './facts-queries.ts'
import type { Email, Mailer } from './mailer.ts'

/** Retries over six hours, to outlast a mail server's downtime at night. */
const retry = { attempts: 12, firstDelayMs: 10_000, longestDelayMs: 3 * 3_600_000 }

type Described<Payload extends TSchema> = Pick<
  KindDefinition<Payload, Context>,
  'name' | 'label' | 'follows' | 'payload' | 'concurrency' | 'supersedes' | 'onTimeline'
>

/** Composed at sending time, so that no table ever stores a private link; `undefined` sends nothing. */
type Composed = Promise<{ to: string; replyTo?: string; content: EmailContent } | undefined>

export interface EmailKind<Payload extends TSchema> extends Described<Payload> {
  compose: (ctx: Context, event: OutboxEvent<Static<Payload>>) => Composed
}

export interface OrderEmailKind<Payload extends TSchema> extends Omit<Described<Payload>, 'onTimeline'> {
  compose: (ctx: Context, order: EmailFacts, payload: Static<Payload>) => Composed
}

/** Defines an email about an order. */
export const orderEmailKind = <Payload extends TSchema>({
  compose,
  ...kind
}: OrderEmailKind<Payload>): OutboxKind<Context> =>
  emailKind<Payload>({
    ...kind,
    onTimeline: true,
    async compose(ctx, { orderId, payload }) {
      const order = orderId === null ? undefined : await findEmailFacts(ctx.db, orderId)
      return order && (await compose(ctx, order, payload))
    },
  })

/** Defines an email. */
export const emailKind = <Payload extends TSchema>({
  compose,
  ...kind
}: EmailKind<Payload>): OutboxKind<Context> =>
  defineKind<Payload, Context>({
    ...kind,
    retry,
    blockedBy: ({ mailer }) => (mailer ? undefined : 'no_mail_server'),
    async handle(ctx, event, lease) {
      const composed = await compose(ctx, event)
      if (composed === undefined || ctx.mailer === undefined) return 'obsolete'
      const { content, ...addresses } = composed
      const host = new URL(ctx.config.publicOrigin).hostname
      const email = {
        ...addresses,
        subject: content.subject,
        text: emailText(content),
        html: emailHtml(content),
        messageId: `<${kind.name}-${event.id}@${host}>`,
      }
      await sendOnce(ctx.mailer, email, lease)
      return 'done'
    },
  })

/** Sends at most once: if it is unknown whether the mail server accepted it, only staff can send it again. */
async function sendOnce(mailer: Mailer, email: Email, lease: Lease): Promise<void> {
  let ended = false
  const broken = new AbortController()
  // Once the end is being sent, the answer is worth waiting for.
  const onLost = () => ended || broken.abort()
  lease.signal.addEventListener('abort', onLost, { once: true })
  try {
    await mailer.send(email, {
      signal: broken.signal,
      async beforeEnd() {
        await lease.startEffect()
        ended = true
      },
    })
  } catch (error) {
    if (ended && !isRefusal(error)) throw new OutcomeUnknown(codeOf(error))
    throw error
  } finally {
    lease.signal.removeEventListener('abort', onLost)
  }
}

/** The mail server answered, and did not accept the email. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
