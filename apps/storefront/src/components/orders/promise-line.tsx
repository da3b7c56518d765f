import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Trans } from '@lingui/react/macro'
import { formatDeadline } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import { CharacterPicture } from '../character-picture.tsx'
import { promisedBy } from '../../lib/orders/server-clock.ts'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import * as css from './promise-line.css.ts'
import { useNow } from '../../lib/use-now.ts'

export interface PromiseLineProps {
  /** The character's picture beside the line. */
  picture: Picture | undefined
  /** Within how many hours of the payment the video is delivered. */
  hours: number
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
}

/** The delivery deadline of §9 as a day and time in the buyer's time zone. */
export function PromiseLine({ picture, hours, offset }: PromiseLineProps) {
  const tag = useDateTag()
  const now = useNow()
  const when = formatDeadline(promisedBy(hours, offset, now), new Date(now), tag)
  return (
    <Callout
      tone="success"
      picture={
        picture && (
          <span className={css.picture}>
            <CharacterPicture picture={picture} size={52} eager />
          </span>
        )
      }
    >
      <p className={css.line}>
        <Trans>
          Pay now and the video arrives by <strong>{when}</strong>.
        </Trans>
      </p>
    </Callout>
  )
}
