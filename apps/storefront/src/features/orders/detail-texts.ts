import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CorrectableField } from '@recadinho/contracts/orders'
import { issueText, nameMissing } from '../../lib/api/personalization-text.ts'
import type { CorrectionIssues } from './correction.ts'

/** The label of each detail, on the page and in the form. */
export const fieldText: Record<CorrectableField, MessageDescriptor> = {
  childName: msg`Child's name`,
  nameHint: msg`How to say it`,
  childAge: msg`Age`,
  occasion: msg`Occasion`,
  occasionDate: msg`Date of the occasion`,
  additionalNotes: msg`Notes`,
  whatsappNumber: msg`WhatsApp number`,
  guardianEmail: msg`Email`,
}

/** The error text of each detail. */
export const issueTexts = (i18n: I18n, issues: CorrectionIssues) =>
  Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => {
      const message = i18n._(issue === 'email_invalid' ? emailInvalid : issueText[issue])
      return [field, issue === 'name_required' ? { message, inSummary: i18n._(nameMissing) } : message]
    }),
  )

export const emailInvalid = msg`Enter an email address we can reply to`
