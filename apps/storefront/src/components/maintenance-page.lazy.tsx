import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { MessagePage } from '@recadinho/ui/message-page'
import { CharacterPicture } from './character-picture.tsx'

/** §2: shown while the shop is closed. Existing orders continue and open through their order links. */
export default function MaintenancePage() {
  return (
    <MessagePage
      title={<Trans>Under Maintenance</Trans>}
      picture={<CharacterPicture picture="bramble" size={200} />}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Check again later</Trans>
        </Button>
      }
    >
      <Trans>the portal is temporarily under maintenance. We will be back soon!</Trans>
    </MessagePage>
  )
}
