import { Trans } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import { Button } from '@recadinho/ui/button'
import { MessagePage } from '@recadinho/ui/message-page'
import { useOnline } from '@recadinho/ui/online'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

/** The figures could not be read: no connection, too many tries, or a fault of the shop. */
export function PartnerError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const online = useOnline()
  const tooOften = error instanceof ApiError && error.code === 'rate_limited'
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      failed={online ? 'error' : 'offline'}
      title={
        tooOften ? (
          <Trans>One moment, please</Trans>
        ) : online ? (
          <Trans>We couldn't load your figures</Trans>
        ) : (
          <Trans>You're offline</Trans>
        )
      }
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {tooOften ? (
        <Trans>This page was opened very often in a short time. Try again in a minute.</Trans>
      ) : (
        <Trans>Nothing is lost. Check your connection and try again.</Trans>
      )}
    </MessagePage>
  )
}
