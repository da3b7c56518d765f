import { Trans } from '@lingui/react/macro'
import { formatDeadline } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { promisedBy } from '../../lib/api/orders/server-clock.ts'
import { wordsTag } from '../../lib/api/orders/words-tag.ts'
import { useLanguageTag, usePlace } from '../../lib/use-place.ts'
import * as css from './promise.css.ts'
import { useNow } from '../../lib/use-now.ts'

export interface PromiseLineProps {
  /** Who stands beside it: a character of the order. */
  characterId: string | undefined
  /** How far the server's clock is ahead, in milliseconds. */
  offset: number
}

/** The 24 hours of §9 as a day and a time in the buyer's zone. */
export function PromiseLine({ characterId, offset }: PromiseLineProps) {
  const { locale } = usePlace()
  const tag = wordsTag(locale, useLanguageTag())
  const now = useNow()
  const when = formatDeadline(promisedBy(offset, now), new Date(now), tag)
  return (
    <Callout
      tone="success"
      picture={
        characterId && (
          <span className={css.picture}>
            <CharacterPicture id={characterId} size={52} eager />
          </span>
        )
      }
    >
      <p className={css.words}>
        <Trans>
          Paying now, the video arrives by <strong>{when}</strong>.
        </Trans>
      </p>
    </Callout>
  )
}
