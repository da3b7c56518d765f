import { Uuid } from '@recadinho/contracts/common'
import { formatDateTime } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { Type } from 'typebox'
import { contactAnswerContent } from '../emails/contact-answer-content.ts'
import { emailKind } from '../emails/email-kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { findAnswerEmail } from './answer-queries.ts'

/** The email of an answer; `after` is the event that failed before. */
export const contactAnswerEvent = (answerId: string, after = '0'): NewOutboxEvent => ({
  kind: 'contact_answer',
  dedupeKey: `${answerId}:${after}`,
  supersedeKey: answerId,
  payload: { answerId },
})

export const contactAnswer = emailKind({
  name: 'contact_answer',
  label: { en: 'Answer to a message', pt: 'Resposta a uma mensagem' },
  payload: Type.Object({ answerId: Uuid }, { additionalProperties: false }),
  concurrency: 2,
  supersedes: true,
  async compose(ctx, { payload }) {
    const found = await findAnswerEmail(ctx.db, payload.answerId)
    // Deleted since.
    if (found === undefined) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const content = contactAnswerContent(found.locale, {
      siteTitle: settings.site_title,
      fullName: found.full_name,
      subject: found.subject,
      answer: found.text,
      message: found.message,
      written: formatDateTime(found.created_at, languageTag[found.locale], settings.time_zone),
    })
    const replyTo = settings.contact_email
    return { to: found.email, content, ...(replyTo === '' ? {} : { replyTo }) }
  },
})
