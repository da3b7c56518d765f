import { useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { useState } from 'react'
import {
  addCharacter,
  isSelectionComplete,
  keepKnown,
  removeCharacter,
  swapCharacter,
} from '../../lib/draft/selection.ts'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { usePurchase } from './use-purchase.ts'

/**
 * Selects characters. In a full package of one, the new one replaces the old; in a larger one the buyer decides which.
 */
export function useSelection() {
  const { t } = useLingui()
  const { locale } = useMarket()
  const { draft, catalog, cast: selected } = usePurchase()
  const changeDraft = useChangeDraft()
  /** The character to add to a full package. */
  const [waiting, setWaiting] = useState<Character>()
  const [swapped, setSwapped] = useState('')

  const swap = (leaving: Character, character: Character) => {
    setWaiting(undefined)
    const [inName, outName] = [character.name[locale], leaving.name[locale]]
    setSwapped(t`${inName} instead of ${outName}`)
    changeDraft((draft) => swapCharacter(draft, leaving.id, character.id))
  }
  const toggle = (character: Character) => {
    setSwapped('')
    const [only] = selected
    if (selected.includes(character)) changeDraft((draft) => removeCharacter(draft, character.id))
    else if (!isSelectionComplete(draft))
      changeDraft((draft) => addCharacter(keepKnown(draft, catalog.characters), character.id))
    else if (selected.length === 1 && only) swap(only, character)
    else setWaiting(character)
  }
  return {
    selected,
    toggle,
    waiting,
    /** The last swap, announced to screen readers. */
    swapped,
    leave: (leaving: Character) => waiting && swap(leaving, waiting),
    stay: () => setWaiting(undefined),
  }
}
