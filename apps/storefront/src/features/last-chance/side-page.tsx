import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from '../../components/link-button.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'

export interface SidePageProps {
  title: ReactNode
  characterId: string
  /** The next step. */
  action: ReactNode
  children: ReactNode
}

/** The page without an offer: the reason, what applies instead, and the next step. */
export function SidePage({ title, characterId, action, children }: SidePageProps) {
  return (
    <MessagePage
      title={title}
      picture={<CharacterPicture id={characterId} size={160} eager />}
      action={
        <>
          {action}
          <LinkButton variant="secondary" to="/">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        </>
      }
    >
      {children}
    </MessagePage>
  )
}
