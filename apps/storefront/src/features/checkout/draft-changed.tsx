import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'

/** The draft was completed, changed or deleted in another tab while this page was open. */
export function DraftChanged() {
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={<Trans>There's nothing to pay here right now</Trans>}
        picture={<CharacterPicture id="bramble" size={160} />}
        action={
          <LinkButton to="/purchase">
            <Trans>Continue your order</Trans>
          </LinkButton>
        }
      >
        <Trans>This order was paid or changed in another tab. Your choices are saved.</Trans>
      </EmptyState>
    </Container>
  )
}
