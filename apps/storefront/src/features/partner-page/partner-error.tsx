import { Trans } from '@lingui/react/macro'
import { useOnline } from '@recadinho/ui/online'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { TryAgainPage } from '../../components/try-again-page.tsx'
import { errorCode } from '../../lib/api/error-text.ts'

/** Shown when the figures could not be loaded: no connection, too many attempts, or a fault of the shop. */
export function PartnerError({ error, reset }: ErrorComponentProps) {
  const online = useOnline()
  const failed = online ? 'error' : 'offline'
  if (errorCode(error) === 'rate_limited')
    return (
      <TryAgainPage reset={reset} failed={failed} title={<Trans>One moment, please</Trans>}>
        <Trans>This page was opened very often in a short time. Try again in a minute.</Trans>
      </TryAgainPage>
    )
  return (
    <TryAgainPage
      reset={reset}
      failed={failed}
      title={online ? <Trans>We couldn't load your figures</Trans> : <Trans>You're offline</Trans>}
    >
      <Trans>Nothing is lost. Check your connection and try again.</Trans>
    </TryAgainPage>
  )
}
