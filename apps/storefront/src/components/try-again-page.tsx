import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { MessagePage, type MessagePageProps } from '@recadinho/ui/message-page'
import { useRouter } from '@tanstack/react-router'

export interface TryAgainPageProps extends Omit<MessagePageProps, 'action'> {
  /** The router's: clears the error. */
  reset: () => void
}

/** Shown when a page could not be loaded: the reason, and a button to load it again. */
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
