import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { CharacterPicture } from './character-picture.tsx'

/** §2: the shop is closed for a while. Existing orders continue and open by their order links. */
export default function MaintenancePage() {
  return (
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={<Trans>Under Maintenance</Trans>}
        picture={<CharacterPicture id="bramble" size={200} />}
        action={
          <Button onClick={() => location.reload()}>
            <Trans>Check again later</Trans>
          </Button>
        }
      >
        <Trans>the portal is temporarily under maintenance. We will be back soon!</Trans>
      </EmptyState>
    </Container>
  )
}
