import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PersonalizationIssue } from '../draft/validate-personalization.ts'
import type { ScriptIssue } from '../script/script-issue.ts'

type Issue = PersonalizationIssue | ScriptIssue | 'email_invalid'

/** The error texts of a form's fields, and the lines of its summary. */
export function fieldErrors<Field extends string>(
  i18n: I18n,
  formId: string,
  issues: Partial<Record<Field, Issue>>,
) {
  const error = (field: Field) => {
    const issue = issues[field]
    return issue && i18n._(issueText[issue])
  }
  const fields = Object.keys(issues) as Field[] // the keys of issues
  const errors = fields.map((field) => ({
    fieldId: `${formId}-${field}`,
    text: issues[field] === 'name_required' ? i18n._(nameMissing) : (error(field) ?? ''),
  }))
  return { error, errors }
}

export const emailInvalid = msg`Enter an email address we can reply to`

/** §5, verbatim. */
const issueText: Record<Issue, MessageDescriptor> = {
  name_required: msg`Child name is required`,
  name_too_long: msg`Keep the name to 60 characters or fewer`,
  age_not_a_number: msg`Age must be a number`,
  age_out_of_range: msg`Age must be between 1 and 130`,
  hint_too_long: msg`Keep the pronunciation to 60 characters or fewer`,
  occasion_required: msg`Please choose an occasion`,
  day_unknown: msg`That date doesn't exist. Check the day and month.`,
  day_past: msg`That date has passed. Choose today or later.`,
  day_too_far: msg`Choose a date within the next 12 months`,
  phone_invalid: msg`Valid phone number is required`,
  notes_required: msg`Please provide details for the personalized message`,
  notes_too_long_for_ai: msg`Maximum 400 characters when using AI to generate text`,
  notes_too_long_by_hand: msg`Maximum 700 characters when using manual text`,
  email_invalid: emailInvalid,
  line_empty: msg`A line of the text is empty. Write it or remove it.`,
  line_unwritable: msg`A line of the text has a letter or symbol that we can't use. Please retype it.`,
  script_empty: msg`There's nothing left to say. Add a line.`,
  script_too_long: msg`Keep the text to 900 characters or fewer`,
  unwritable: msg`There's a letter or symbol here that we can't use. Please retype it.`,
}

/** §5: the other text for a missing name, in the error summary. */
const nameMissing = msg`Please enter the child's name`
