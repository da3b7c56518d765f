import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorMessage } from '../lib/error-message.ts'

export interface ErrorCalloutProps {
  /** Renders nothing without an error. */
  error: unknown
  title?: string
  /** Retries the request. */
  onRetry?: () => void
  retrying?: boolean
}

/** An error in a part of a page, announced to screen readers. */
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
