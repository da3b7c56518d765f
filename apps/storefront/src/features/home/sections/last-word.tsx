import { Trans } from '@lingui/react/macro'
import { Container } from '@recadinho/ui/layout'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './last-word.css.ts'
import { LinkButton } from '../../../components/link-button.tsx'

/** Repeats the link to the purchase at the end of the page. */
export function LastWord() {
  return (
    <div className={css.outer}>
      <Container>
        <div className={css.card}>
          <div className={css.words}>
            <h2 className={css.title}>
              <Trans>Someone is waiting to say their name.</Trans>
            </h2>
            <LinkButton to="/purchase" variant="secondary" size="lg">
              <Trans>Make their video</Trans>
            </LinkButton>
          </div>
          <div className={css.pictures}>
            <CharacterPicture picture="pixel-pete" />
            <CharacterPicture picture="princess-hana" />
            <CharacterPicture picture="captain-kindly" />
          </div>
        </div>
      </Container>
    </div>
  )
}
