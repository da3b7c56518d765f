import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { OrderError } from '../../components/orders/order-error.tsx'
import { TryAgainPage } from '../../components/try-again-page.tsx'
import { errorCode } from '../../lib/api/error-text.ts'

/**
 * The order failed to load: after too many tries the visitor must wait; all other errors are shown as on any order's
 * page.
 */
export function VideoError(props: ErrorComponentProps) {
  if (errorCode(props.error) !== 'rate_limited') return <OrderError {...props} />
  return (
    <TryAgainPage
      reset={props.reset}
      title={<Trans>One moment, please</Trans>}
      picture={<CharacterPicture picture="bramble" size={160} />}
    >
      <Trans>
        This link was opened very often in a short time. Your video is safe: try again in a minute.
      </Trans>
    </TryAgainPage>
  )
}
