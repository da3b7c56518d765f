import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Grid } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import type { BuyerField, BuyerIssue, BuyerIssues } from './buyer.ts'

const buyerIssueText: Record<BuyerIssue, MessageDescriptor> = {
  name_required: msg`Please enter your name`,
  name_too_short: msg`Please enter your full name`,
  unwritable: msg`There's a letter or symbol here that we can't use. Please retype it.`,
  email_required: msg`Please enter your email`,
  email_invalid: msg`Please enter a valid email, such as name@example.com`,
}

/** The errors of the fields, for the summary above them. */
export function useBuyerErrors(issues: BuyerIssues): { fieldId: BuyerField; text: string }[] {
  const { i18n } = useLingui()
  const fields: BuyerField[] = ['guardianName', 'guardianEmail']
  return fields.flatMap((fieldId) => {
    const issue = issues[fieldId]
    return issue ? [{ fieldId, text: i18n._(buyerIssueText[issue]) }] : []
  })
}

/** The buyer's fields. What is typed goes to the draft at once, so that a reload loses nothing. */
export function BuyerFields({ issues, compact = false }: { issues: BuyerIssues; compact?: boolean }) {
  const { t, i18n } = useLingui()
  const { guardianName, guardianEmail } = useDraft()
  const error = (field: keyof BuyerIssues) => {
    const issue = issues[field]
    return issue && i18n._(buyerIssueText[issue])
  }
  return (
    <Grid gap={4} columns={{ phone: 1, ...(compact ? { tablet: 2 } : {}) }}>
      <TextField
        id="guardianName"
        name="name"
        label={t`Your name`}
        hint={compact ? undefined : t`Parent or guardian`}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={100}
        required
        value={guardianName}
        onChange={(event) => changeDraft({ guardianName: event.target.value })}
        error={error('guardianName')}
      />
      <TextField
        id="guardianEmail"
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        hint={compact ? undefined : t`For your receipt and the private link to your order`}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={254}
        required
        value={guardianEmail}
        onChange={(event) => changeDraft({ guardianEmail: event.target.value })}
        error={error('guardianEmail')}
      />
    </Grid>
  )
}
