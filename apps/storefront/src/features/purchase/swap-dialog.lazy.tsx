import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { useMarket } from '../../lib/market/use-market.ts'
import * as cardCss from './character-card.css.ts'
import * as css from './keep-dialog.css.ts'

export interface SwapDialogProps {
  /** The character to add. */
  waiting: Character
  /** The selected characters, as many as the package holds. */
  selected: readonly Character[]
  onLeave: (leaving: Character) => void
  onStay: () => void
}

/** Asks which character of a full package to replace; pressing a face answers. */
export default function SwapDialog({ waiting, selected, onLeave, onStay }: SwapDialogProps) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const name = waiting.name[locale]
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onStay()}
      title={<Trans>Who makes room for {name}?</Trans>}
      description={<Trans>Your package is full. Pick who leaves.</Trans>}
      closeLabel={t`Change nothing`}
      footer={
        <Button variant="secondary" onClick={onStay}>
          <Trans>Change nothing</Trans>
        </Button>
      }
    >
      <ul className={css.grid}>
        {selected.map((character) => (
          <li key={character.id}>
            <button type="button" onClick={() => onLeave(character)} className={cardCss.card}>
              <CharacterPicture picture={character.picture} />
              <span className={cardCss.name}>{character.name[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
