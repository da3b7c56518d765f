import { Trans } from '@lingui/react/macro'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from './link-button.tsx'
import { CharacterPicture } from './character-picture.tsx'

/** The page for unknown URLs. */
export default function NotFoundPage() {
  return (
    <MessagePage
      title={<Trans>This page has wandered off</Trans>}
      picture={<CharacterPicture picture="bramble" size={200} />}
      action={
        <LinkButton to="/">
          <Trans>Go to the home page</Trans>
        </LinkButton>
      }
    >
      <Trans>The link may be old or mistyped. Your order is safe.</Trans>
    </MessagePage>
  )
}
