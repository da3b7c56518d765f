import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import { Callout } from '@recadinho/ui/callout'
import { ErrorCallout } from './error-callout.tsx'
import { isConflict } from '../lib/api.ts'
import { isInDoubt } from '../lib/error-message.ts'
import { useLocale } from '../lib/use-locale.ts'

/** Why an answer was not sent: a colleague answered first, or sending failed. */
export function AnswerRefused({ error }: { error: unknown }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  if (!isConflict(error))
    return (
      <ErrorCallout
        error={error}
        title={isInDoubt(error) ? t`We don't know whether this was sent` : t`Nothing was sent`}
      />
    )
  const names = new Intl.ListFormat(tag).format(answerersIn(error))
  return (
    <Callout
      tone="warning"
      announce="alert"
      title={names ? t`${names} answered in the meantime` : t`Someone else changed this in the meantime`}
    >
      {t`Nothing was sent, and your text is still here. Read the conversation above, then send again if it's still needed.`}
    </Callout>
  )
}

function answerersIn(error: unknown): string[] {
  const names = error instanceof ApiError ? error.body?.details?.['by'] : undefined
  return Array.isArray(names) ? names.map(String) : []
}
