import type { Package } from '@recadinho/contracts/catalog'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import { keepKnown } from '../../lib/draft/selection.ts'
import { useDraft } from '../../lib/draft/draft-atom.ts'
import type { Catalog } from '@recadinho/contracts/catalog'

export interface Purchase {
  draft: Draft
  catalog: Pick<Catalog, 'packages' | 'characters'>
  /** The selected package, as the catalog has it now. */
  selected: Package | undefined
}

/** The draft, without unknown characters, and the catalog. */
export function usePurchase(): Purchase {
  const catalog = useCatalog()
  const draft = keepKnown(useDraft(), catalog.characters)
  const selected = catalog.packages.find(({ id }) => id === draft.selectedPackage?.id)
  return { draft, catalog, selected }
}
