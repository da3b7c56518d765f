import { useLingui } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { errorText } from '../../lib/api/error-text.ts'

/** Sending failed; the text is still there to retry. */
export function SendFailed({ error }: { error: unknown }) {
  const { t, i18n } = useLingui()
  return (
    <Callout tone="danger" announce="alert" title={t`That didn't work`}>
      {errorText(i18n, error)}
    </Callout>
  )
}
