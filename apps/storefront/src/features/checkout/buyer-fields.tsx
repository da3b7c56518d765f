import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Card } from '@recadinho/ui/card'
import { Grid, Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import type { BuyerField, BuyerIssue } from '../../lib/draft/validate-buyer.ts'
import type { Buyer } from './use-buyer.ts'

const buyerIssueText: Record<BuyerIssue, MessageDescriptor> = {
  name_required: msg`Please enter your name`,
  name_too_short: msg`Please enter your full name`,
  unwritable: msg`There's a letter or symbol here that we can't use. Please retype it.`,
  email_required: msg`Please enter your email`,
  email_invalid: msg`Please enter a valid email, such as name@example.com`,
}

const fields: BuyerField[] = ['guardianName', 'guardianEmail']

/**
 * The buyer's fields with a summary of their errors. Each keystroke is stored in the draft, so a reload loses nothing.
 */
export function BuyerFields({ buyer, compact = false }: { buyer: Buyer; compact?: boolean }) {
  const { t, i18n } = useLingui()
  const { guardianName, guardianEmail } = useDraft()
  const changeDraft = useChangeDraft()
  const { issues, summary } = buyer
  const error = (field: BuyerField) => {
    const issue = issues[field]
    return issue && i18n._(buyerIssueText[issue])
  }
  const errors = fields.flatMap((fieldId) => {
    const text = error(fieldId)
    return text ? [{ fieldId, text }] : []
  })
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
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
    </>
  )
}

/** The buyer's fields as a part of a page. */
export function BuyerSection({ buyer }: { buyer: Buyer }) {
  return (
    <Card as="section" aria-labelledby="buyer-title" padding="md">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="buyer-title">
          <Trans>About you</Trans>
        </Heading>
        <BuyerFields buyer={buyer} />
      </Stack>
    </Card>
  )
}
