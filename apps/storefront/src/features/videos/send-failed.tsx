import { useLingui } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { errorText } from '../../lib/api/error-text.ts'

/** What was written is still there, and can be sent again. */
export function SendFailed({ error }: { error: unknown }) {
  const { t, i18n } = useLingui()
  return (
    <Callout tone="danger" announce="alert" title={t`That didn't work`}>
      {errorText(i18n, error)}
    </Callout>
  )
}
