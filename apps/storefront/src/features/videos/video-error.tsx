import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { MessagePage } from '@recadinho/ui/message-page'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { OrderError } from '../../components/orders/order-error.tsx'
import { errorCode } from '../../lib/api/error-text.ts'

/**
 * The order failed to load: after too many tries the visitor must wait; all other errors are shown as on any order's
 * page.
 */
export function VideoError(props: ErrorComponentProps) {
  const router = useRouter()
  if (errorCode(props.error) !== 'rate_limited') return <OrderError {...props} />
  const again = () => {
    props.reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      title={<Trans>One moment, please</Trans>}
      picture={<CharacterPicture picture="bramble" size={160} />}
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          This link was opened very often in a short time. Your video is safe: try again in a minute.
        </Trans>
      </p>
    </MessagePage>
  )
}
