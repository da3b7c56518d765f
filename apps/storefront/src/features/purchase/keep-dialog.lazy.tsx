import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { useState } from 'react'
import { usePlace } from '../../lib/use-place.ts'
import { CharacterCard } from './character-card.tsx'
import * as css from './keep-dialog.css.ts'

export interface KeepDialogProps {
  /** How many may stay. */
  count: number
  /** Those chosen so far, more than may stay. */
  characters: readonly Character[]
  onKeep: (ids: string[]) => void
  onCancel: () => void
}

/** Asks who stays when a smaller package is taken. The first ones stay unless others are picked. */
export default function KeepDialog({ count, characters, onKeep, onCancel }: KeepDialogProps) {
  const { t } = useLingui()
  const { locale } = usePlace()
  const [kept, setKept] = useState(() => characters.slice(0, count).map(({ id }) => id))
  // One more than fits takes the place of the one picked first.
  const toggle = (id: string) =>
    setKept((kept) => (kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id].slice(-count)))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onCancel()}
      title={<Trans>Who stays?</Trans>}
      description={t`${plural(count, { one: 'This package is for # character.', other: 'This package is for # characters.' })}`}
      closeLabel={t`Keep the larger package`}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Keep the larger package</Trans>
          </Button>
          <Button onClick={() => onKeep(kept)}>
            <Trans>Take the smaller one</Trans>
          </Button>
        </>
      }
    >
      <ul className={css.grid}>
        {characters.map((character) => (
          <li key={character.id}>
            <CharacterCard
              character={character}
              locale={locale}
              place={kept.indexOf(character.id)}
              full={false}
              onToggle={() => toggle(character.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
