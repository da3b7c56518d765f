import type { I18n } from '@lingui/core'
import type { FormSchema } from '@recadinho/contracts/form-schema'
import type { MessageTemplate, TemplateTexts } from '@recadinho/contracts/message-templates'
import { findTemplateIssues, templateFields, type TemplateId } from '@recadinho/contracts/message-texts'
import { issueText } from '../../lib/template-labels.ts'

export type TemplateValues = Required<TemplateTexts>

const none: TemplateValues = { subject: '', text: '', button: '', templateName: '', templateLanguage: '' }

export const templateValues = (texts: TemplateTexts): TemplateValues => ({ ...none, ...texts })

/** The fields of this message only, trimmed. */
export const textsIn = (id: MessageTemplate['id'], values: TemplateValues): TemplateTexts =>
  Object.fromEntries(templateFields(id).map((field) => [field, values[field].trim()]))

/** Validates with the server's rules, with an error text for each field. */
export const templateSchema = (i18n: I18n, id: TemplateId): FormSchema<TemplateValues> => ({
  '~standard': {
    version: 1,
    vendor: 'recadinho',
    validate(typed) {
      const values = typed as TemplateValues // the form's own values, typed like its defaults
      const issues = templateFields(id).flatMap((field) =>
        findTemplateIssues(id, field, values[field].trim())
          .slice(0, 1)
          .map((issue) => ({ message: issueText(i18n, field, issue), path: [field] })),
      )
      return issues.length === 0 ? { value: values } : { issues }
    },
  },
})
