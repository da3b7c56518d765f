import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { Container } from '@recadinho/ui/layout'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './last-word.css.ts'

/** The link to the purchase once more, for those who read to the end. */
export function LastWord() {
  return (
    <div className={css.outer}>
      <Container>
        <div className={css.card}>
          <div className={css.words}>
            <h2 className={css.title}>
              <Trans>Someone is waiting to say their name.</Trans>
            </h2>
            <ButtonLink variant="secondary" size="lg" href="/purchase">
              <Trans>Make their video</Trans>
            </ButtonLink>
          </div>
          <div className={css.pictures}>
            <CharacterPicture id="pixel-pete" />
            <CharacterPicture id="princess-hana" />
            <CharacterPicture id="captain-kindly" />
          </div>
        </div>
      </Container>
    </div>
  )
}
