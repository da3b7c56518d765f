import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@recadinho/contracts/client'
import { useOnline } from '@recadinho/ui/online'
import { errorText } from '../../lib/api/error-text.ts'
import { PageError } from '../page-error.tsx'
import { TryAgainPage } from '../try-again-page.tsx'

/** §2's page for an API error: no connection, or an error in the shop. */
export function OrderError(props: ErrorComponentProps) {
  const { i18n } = useLingui()
  const online = useOnline()
  const { error, reset } = props
  // Errors that do not come from the API, such as a missing file of an older release, are left to the shell.
  const fromFetch =
    error instanceof ApiError ||
    error instanceof SyntaxError ||
    (error instanceof TypeError && /fetch|load failed/i.test(error.message))
  if (!fromFetch) return <PageError {...props} />
  return (
    <TryAgainPage
      reset={reset}
      failed={online ? 'error' : 'offline'}
      title={online ? <Trans>Something went wrong</Trans> : <Trans>You're offline</Trans>}
    >
      {errorText(i18n, error)}
    </TryAgainPage>
  )
}
