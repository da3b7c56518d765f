import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@recadinho/contracts/client'
import { formatDateTime } from '@recadinho/i18n/dates'
import { useOnline } from '@recadinho/ui/online'
import { errorText } from '../../lib/api/error-text.ts'
import { asOfText, lastStateText, safeTitle } from '../../lib/orders/last-state-text.ts'
import { lastStateAt } from '../../lib/orders/last-state.ts'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { PageError } from '../page-error.tsx'
import { TryAgainPage } from '../try-again-page.tsx'

/** §2's page for an API error: no connection, or an error in the shop. */
export function OrderError(props: ErrorComponentProps) {
  const { i18n } = useLingui()
  const online = useOnline()
  const url = useRouterState({ select: ({ location }) => new URL(location.href, globalThis.location.origin) })
  const hasOrder = url.searchParams.has('order') || url.pathname.startsWith('/checkout/multi/')
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
      title={
        online ? (
          <Trans>Something went wrong</Trans>
        ) : hasOrder ? (
          i18n._(safeTitle)
        ) : (
          <Trans>You're offline</Trans>
        )
      }
    >
      {online || !hasOrder ? errorText(i18n, error) : <SafeOrder url={url} />}
    </TryAgainPage>
  )
}

/** Offline, the order itself cannot be shown: only its state as this browser last saw it. */
function SafeOrder({ url }: { url: URL }) {
  const { i18n } = useLingui()
  const tag = useDateTag()
  const last = lastStateAt(url)
  return (
    <>
      <p>
        <Trans>You're offline. There's no need to order or pay again.</Trans>
      </p>
      {last && (
        <p>
          {i18n._(asOfText(last.number, formatDateTime(last.at, tag)))}{' '}
          <strong>{i18n._(lastStateText[last.state])}</strong>
        </p>
      )}
    </>
  )
}
