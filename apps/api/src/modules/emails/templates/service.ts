import { locales, type Locale } from '@recadinho/contracts/common'
import type { FieldIssue } from '@recadinho/contracts/errors'
import {
  templateIssuesOf,
  type ChangeMessageTemplateBody,
  type MessageTemplate,
} from '@recadinho/contracts/message-templates'
import { templateFields, templateIds, type TemplateId } from '@recadinho/contracts/message-texts'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { applyEdit, editDetails } from '../../../edits.ts'
import { AppError } from '../../../errors.ts'
import type { Asker } from '../../audit/asker.ts'
import { insertAuditEntry } from '../../audit/queries.ts'
import { defaultTexts, type Texts } from './defaults.ts'
import { holdTemplate, listTemplates, saveTemplate } from './queries.ts'

/** Every message in every language. */
export async function showTemplates(ctx: Context): Promise<MessageTemplate[]> {
  const rows = await listTemplates(ctx.db)
  return templateIds.flatMap((id) =>
    locales.map((locale) => {
      const changed = rows.find((row) => row.id === id && row.locale === locale)
      return view(ctx, id, locale, changed?.texts ?? {})
    }),
  )
}

/** T2: stores only texts that fit the message; a text equal to the default is not stored, and follows the default. */
export function changeTemplate(
  ctx: Context,
  { id, locale }: { id: TemplateId; locale: Locale },
  edit: ChangeMessageTemplateBody,
  by: Asker,
): Promise<MessageTemplate> {
  return transact(ctx.db, async (tx) => {
    const { texts: kept } = await holdTemplate(tx, id, locale)
    const before = view(ctx, id, locale, kept)
    const edited = applyEdit<Texts>(before.texts, edit)
    refuse(issuesIn(id, edit.changes, edited.next))
    if (edited.changed.length === 0) return before
    const defaults = before.defaults
    const changed = templateFields(id).filter((field) => edited.next[field] !== defaults[field])
    const next = Object.fromEntries(changed.map((field) => [field, edited.next[field]]))
    await saveTemplate(tx, id, locale, next)
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      ...by,
      action: 'message_template.changed',
      subject: `message-templates/${id}.${locale}`,
      details: editDetails(before.texts, edited),
    })
    return view(ctx, id, locale, next)
  })
}

const view = ({ config }: Context, id: TemplateId, locale: Locale, changed: Texts): MessageTemplate => {
  const defaults = defaultTexts(id, locale, config)
  return { id, locale, texts: { ...defaults, ...changed }, defaults }
}

function issuesIn(id: TemplateId, changes: Texts, next: Texts): FieldIssue[] {
  const foreign = Object.keys(changes).filter((name) => !templateFields(id).some((field) => field === name))
  return [
    ...foreign.map((name) => ({ path: `body/changes/${name}`, message: 'is no part of this message' })),
    ...templateIssuesOf(id, next).map(({ field, issue }) => ({
      path: `body/changes/${field}`,
      message: 'variable' in issue ? `${issue.code}: ${issue.variable}` : issue.code,
    })),
  ]
}

function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0)
    throw new AppError('validation_failed', 'The words do not fit the message', { issues })
}
