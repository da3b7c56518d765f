import type { Money } from '@recadinho/contracts/common'
import type { Draft } from './draft.ts'
import { keepKnown } from './selection.ts'

export interface CatalogChanges {
  /** The selected package is no longer sold. */
  packageGone: boolean
  /** How many of the selected characters are no longer sold. */
  charactersGone: number
  /** Set if the package's price has changed in the same currency. */
  price: { before: Money; now: Money } | undefined
}

interface Offered {
  packages: readonly { id: string; price: Money }[]
  characters: readonly { id: string }[]
}

/** What has changed in the catalog since the draft was made. */
export function catalogChanges(draft: Draft, { packages, characters }: Offered): CatalogChanges {
  const selected = draft.selectedPackage
  const now = packages.find(({ id }) => id === selected?.id)?.price
  // A draft may hold the price of another market; that is not a price change.
  const changed =
    selected && now?.currency === selected.price.currency && now.amount !== selected.price.amount
  return {
    packageGone: selected !== null && now === undefined,
    charactersGone: draft.selectedCharacters.length - keepKnown(draft, characters).selectedCharacters.length,
    price: changed ? { before: selected.price, now } : undefined,
  }
}
