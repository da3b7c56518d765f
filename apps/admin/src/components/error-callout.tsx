import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorMessage } from '../lib/error-message.ts'

export interface ErrorCalloutProps {
  /** Nothing is shown where there is none. */
  error: unknown
  title?: string
  /** Asks again. */
  onRetry?: () => void
  retrying?: boolean
}

/** What went wrong in a part of a page, as it happens. */
export function ErrorCallout({ error, title, onRetry, retrying = false }: ErrorCalloutProps) {
  const { i18n } = useLingui()
  if (!error) return null
  return (
    <Callout
      tone="danger"
      announce="alert"
      title={title}
      action={
        onRetry && (
          <Button size="sm" variant="secondary" loading={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {i18n._(errorMessage(error))}
    </Callout>
  )
}
