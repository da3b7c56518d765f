import { Trans } from '@lingui/react/macro'
import { MessagePage } from '@recadinho/ui/message-page'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { LinkButton } from '../../components/link-button.tsx'

/** An invalid link: truncated, replaced or revoked, which cannot be told apart. */
export function UnknownPartner() {
  return (
    <MessagePage
      title={<Trans>This link opens nothing</Trans>}
      picture={<CharacterPicture picture="bramble" size={160} />}
      action={
        <LinkButton to="/contact">
          <Trans>Contact us</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          Open the whole link that we sent you, including everything after the # sign. If it worked before, it
          was replaced: ask us for the new one.
        </Trans>
      </p>
    </MessagePage>
  )
}
