import { Type, type Static } from 'typebox'
import { marketing, provenMarketing } from './access.ts'
import { Closed, Line, Locale, Prose } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { findTemplateIssues, templateFields, templateIds, type TemplateId } from './message-texts.ts'

const texts = {
  subject: Line(0, 150),
  text: Prose(0, 1000),
  button: Line(0, 40),
  templateName: Type.String({ maxLength: 512 }),
  templateLanguage: Type.String({ maxLength: 15 }),
} as const

/** The texts of one message; `templateFields` lists which fields a message has. */
export const TemplateTexts = Type.Partial(Closed(texts), { additionalProperties: false })
export type TemplateTexts = Static<typeof TemplateTexts>

/** A message in one language: its current and its default texts. */
export const MessageTemplate = Closed({
  id: Type.Enum(templateIds),
  locale: Locale,
  texts: TemplateTexts,
  defaults: TemplateTexts,
})
export type MessageTemplate = Static<typeof MessageTemplate>

export const MessageTemplates = Closed({ items: Type.Array(MessageTemplate) })
export type MessageTemplates = Static<typeof MessageTemplates>
export const MessageTemplateParams = Closed({ id: Type.Enum(templateIds), locale: Locale })
export const ChangeMessageTemplateBody = EditOf(texts)
export type ChangeMessageTemplateBody = Static<typeof ChangeMessageTemplateBody>

/** Validation issues of the texts, each with its field. */
export const templateIssuesOf = (id: TemplateId, given: TemplateTexts) =>
  templateFields(id).flatMap((field) =>
    findTemplateIssues(id, field, given[field] ?? '').map((issue) => ({ field, issue })),
  )

/** Templates of the messages to buyers; part of `endpoints`. */
export const messageTemplateEndpoints = {
  listMessageTemplates: {
    ...marketing,
    method: 'GET',
    path: '/api/admin/message-templates',
    summary: 'What the shop writes to buyers, by event and language',
    status: 200,
    response: MessageTemplates,
  },
  changeMessageTemplate: {
    ...provenMarketing,
    method: 'PATCH',
    path: '/api/admin/message-templates/{id}/{locale}',
    summary: 'Change the words of a message; those that are sent from now on have them',
    params: MessageTemplateParams,
    body: ChangeMessageTemplateBody,
    status: 200,
    response: MessageTemplate,
  },
} as const satisfies Record<string, Endpoint>
