import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { useState } from 'react'
import { useMarket } from '../../lib/market/use-market.ts'
import { CharacterCard } from './character-card.tsx'
import * as css from './keep-dialog.css.ts'

export interface KeepDialogProps {
  /** The size of the new package. */
  count: number
  /** The selected characters; more than the package holds. */
  characters: readonly Character[]
  onKeep: (ids: string[]) => void
  onCancel: () => void
}

/** Asks which characters to keep in a smaller package. The first ones are preselected. */
export default function KeepDialog({ count, characters, onKeep, onCancel }: KeepDialogProps) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const [kept, setKept] = useState(() => characters.slice(0, count).map(({ id }) => id))
  // Selecting one too many deselects the earliest.
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
            <Trans>Switch to the smaller one</Trans>
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
              position={kept.indexOf(character.id)}
              onToggle={() => toggle(character.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
