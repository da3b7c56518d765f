import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Stack } from '@recadinho/ui/layout'
import { TextField } from '@recadinho/ui/text-field'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import type { BuyerIssue, BuyerIssues } from './buyer.ts'

export const buyerIssueText: Record<BuyerIssue, MessageDescriptor> = {
  name_required: msg`Please enter your name`,
  name_too_short: msg`Please enter your full name`,
  unwritable: msg`There is a character in it that cannot be written. Type it anew.`,
  email_required: msg`Please enter your e-mail`,
  email_invalid: msg`Please enter a valid e-mail, such as name@example.com`,
}

/** Who pays. What is typed goes to the draft at once, so that a reload loses nothing. */
export function BuyerFields({ issues }: { issues: BuyerIssues }) {
  const { t, i18n } = useLingui()
  const { guardianName, guardianEmail } = useDraft()
  const error = (field: keyof BuyerIssues) => {
    const issue = issues[field]
    return issue && i18n._(buyerIssueText[issue])
  }
  return (
    <Stack gap={4}>
      <TextField
        id="guardianName"
        name="name"
        label={t`Your name`}
        hint={t`Parent or guardian`}
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
        label={t`E-mail`}
        hint={t`For the receipt and the private link to your order`}
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
    </Stack>
  )
}
