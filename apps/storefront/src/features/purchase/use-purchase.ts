import type { Character, Package } from '@recadinho/contracts/catalog'
import { useMemo } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import { castOf } from '../../lib/catalog/cast-of.ts'
import { keepKnown } from '../../lib/draft/selection.ts'
import { useDraft } from '../../lib/draft/draft-atom.ts'
import type { Catalog } from '@recadinho/contracts/catalog'

export interface Purchase {
  draft: Draft
  catalog: Pick<Catalog, 'packages' | 'characters' | 'deliveryHours' | 'fullDays'>
  /** The selected package, as currently in the catalog. */
  selected: Package | undefined
  /** The selected characters in order, as currently in the catalog. */
  cast: readonly Character[]
}

/** The draft without unknown characters, and the catalog. */
export function usePurchase(): Purchase {
  const catalog = useCatalog()
  const draft = keepKnown(useDraft(), catalog.characters)
  const selected = catalog.packages.find(({ id }) => id === draft.selectedPackage?.id)
  const { characters } = catalog
  const { selectedCharacters } = draft
  const cast = useMemo(
    () =>
      castOf(
        selectedCharacters.map(({ id }) => id),
        { characters },
      ),
    [selectedCharacters, characters],
  )
  return { draft, catalog, selected, cast }
}
