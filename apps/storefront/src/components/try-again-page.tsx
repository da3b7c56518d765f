import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { MessagePage, type MessagePageProps } from '@recadinho/ui/message-page'
import { useRouter } from '@tanstack/react-router'

export interface TryAgainPageProps extends Omit<MessagePageProps, 'action'> {
  /** The router's, which leaves the error behind. */
  reset: () => void
}

/** Instead of a page that could not be loaded: says why, and loads it again on request. */
export function TryAgainPage({ reset, ...message }: TryAgainPageProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      {...message}
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
