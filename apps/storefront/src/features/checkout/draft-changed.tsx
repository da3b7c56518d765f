import { Trans } from '@lingui/react/macro'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'

/** The draft was completed, changed or deleted in another tab while this page was open. */
export function DraftChanged() {
  return (
    <MessagePage
      title={<Trans>There's nothing to pay here right now</Trans>}
      picture={<CharacterPicture id="bramble" size={160} />}
      action={
        <LinkButton to="/purchase">
          <Trans>Continue your order</Trans>
        </LinkButton>
      }
    >
      <Trans>This order was paid or changed in another tab. Your choices are saved.</Trans>
    </MessagePage>
  )
}
