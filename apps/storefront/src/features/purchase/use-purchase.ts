import type { Package } from '@recadinho/contracts/catalog'
import { useRouteContext } from '@tanstack/react-router'
import { useCatalog } from '../../lib/api/catalog.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import { keepKnown } from '../../lib/draft/selection.ts'
import { useDraft } from '../../lib/draft/store.ts'
import type { ShopWindow } from '../../lib/shop-window.ts'

export interface Purchase {
  draft: Draft
  /** What can be bought here; the page's own snapshot until the live catalog has come. */
  catalog: Pick<ShopWindow, 'packages' | 'characters'>
  /** The chosen package as the catalog has it now. */
  chosen: Package | undefined
}

/** The draft, without characters that are none of the shop's, beside what it chooses from. */
export function usePurchase(): Purchase {
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const { data } = useCatalog()
  const catalog = data ?? shopWindow
  const draft = keepKnown(useDraft(), catalog.characters)
  const chosen = catalog.packages.find(({ id }) => id === draft.selectedPackage?.id)
  return { draft, catalog, chosen }
}
