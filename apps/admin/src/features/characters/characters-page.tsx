import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { characterCategories } from '@recadinho/contracts/catalog'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { Button } from '@recadinho/ui/button'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { CategorySection } from './category-section.tsx'
import { charactersOptions } from './character-queries.ts'
import { ClipsDialog } from './clips-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { NewDialog } from './new-dialog.tsx'
import * as css from './characters.css.ts'

export interface CharactersPageProps {
  mayEdit: boolean
  mayApproveVoices?: boolean
}

/** The shop's characters by category; read-only unless `mayEdit`. */
export function CharactersPage({ mayEdit, mayApproveVoices = false }: CharactersPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const characters = useSuspenseQuery(charactersOptions(api))
  const [edited, setEdited] = useState<AdminCharacter>()
  const [clipsOf, setClipsOf] = useState<string>()
  const [adding, setAdding] = useState(false)
  // The latest data: an upload changes it while its dialog is open.
  const withClips = characters.data.items.find(({ id }) => id === clipsOf)
  return (
    <Page>
      <PageTitle>{t`Characters`}</PageTitle>
      <div className={css.page}>
        <div className={css.top}>
          <Heading level={1} size="h2">
            <Trans>Characters</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            {mayEdit ? (
              <Trans>
                The shop shows them in this order. It follows your changes within a minute; orders that were
                already placed stay as they are.
              </Trans>
            ) : (
              <Trans>The shop shows them in this order. The owner and marketing can edit them.</Trans>
            )}
          </Text>
          {mayEdit && (
            <div className={css.add}>
              <Button onClick={() => setAdding(true)}>
                <Trans>New character</Trans>
              </Button>
              {mayApproveVoices && (
                <LinkButton variant="secondary" to="/admin/characters/voices">
                  <Trans>Voices</Trans>
                </LinkButton>
              )}
            </div>
          )}
        </div>
        <OfflineBanner />
        <OutOfDate query={characters} />
        {characterCategories.map((category) => (
          <CategorySection
            key={category}
            category={category}
            characters={characters.data.items.filter((character) => character.category === category)}
            edits={mayEdit ? { onEdit: setEdited, onClips: ({ id }) => setClipsOf(id) } : undefined}
          />
        ))}
      </div>
      {adding && <NewDialog onClose={() => setAdding(false)} />}
      {withClips && <ClipsDialog character={withClips} onClose={() => setClipsOf(undefined)} />}
      {edited && <EditDialog key={edited.id} character={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}

export function CharactersError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the characters`} />
}
