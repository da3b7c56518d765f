import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
    <Container width="form">
      <EmptyState
        headingLevel={1}
        title={title}
        picture={<CharacterPicture id={characterId} size={160} eager />}
        action={
          <>
            {action}
            <ButtonLink
              variant="secondary"
              render={(link) => (
                <Link {...link} to="/">
                  {link.children}
                </Link>
              )}
            >
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  )
}
